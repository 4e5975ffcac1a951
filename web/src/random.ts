/**
 * What this page draws: keys and seeds. It asks for random bytes alone: crypto.randomUUID exists on secure origins only,
 * and a house on a plain local network must do without.
 */

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const drawn = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count));

/** Random bytes as hex. */
export const randomHex = (count: number): string => hex(drawn(count));

/** The most that the twelve bits beside the version hold. */
const MOST = 0xfff;
/** What a millisecond's count begins below, so that many keys have room after its first. */
const BEGINS_BELOW = 0x800;
let at = 0;
let count = 0;

/**
 * An idempotency key: a UUID of version 7 (RFC 9562). It begins with the time in milliseconds, then counts the keys of
 * one millisecond, so that this page's keys stand in the order in which they were made, also when the time of day is
 * put back, and the house's index of keys grows at its end.
 */
export function newKey(): string {
  const bytes = drawn(16);
  const fields = new DataView(bytes.buffer);
  const now = Date.now();
  if (now > at) {
    at = now;
    count = fields.getUint16(6) % BEGINS_BELOW;
  } else if (count < MOST) count += 1;
  else {
    at += 1;
    count = 0;
  }
  fields.setUint16(0, at / 2 ** 32);
  fields.setUint32(2, at);
  fields.setUint16(6, 0x7000 | count);
  fields.setUint8(8, 0x80 | (fields.getUint8(8) & 0x3f));
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
