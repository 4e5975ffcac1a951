/** What the page tells the player beside the table: toasts for the eye, announcements for screen readers. */

export interface Toast {
  id: number;
  text: string;
  kind: "warning" | "note";
}

const SHOWN_MS = 6000;

class Notices {
  toasts = $state<Toast[]>([]);
  polite = $state("");
  assertive = $state("");
  private next = 1;

  toast(text: string, kind: Toast["kind"] = "warning"): void {
    const id = this.next++;
    // The same words again replace the old ones, so that repeated clicks do not pile up.
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
    setTimeout(() => this.dismiss(id), SHOWN_MS);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  say(text: string): void {
    this.polite = again(this.polite, text);
  }

  /** For what must be heard at once: a phase, a decision, a hand. */
  interrupt(text: string): void {
    this.assertive = again(this.assertive, text);
  }
}

/** A repeated message needs a change to be read again: a space that nobody hears. */
const again = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);

export const notices = new Notices();
