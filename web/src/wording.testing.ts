/** What the tests of every area's wording share: reading the Fluent files, and what holds for each of them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Language } from "./i18n.svelte";

export const WRITTEN_IN: Language[] = ["it", "fr", "hr", "en"];

/** Where the client's sources are, with a slash at the end. */
export const here = `${process.cwd()}/src/`;

export const read = (path: string) => readFileSync(`${here}${path}`, "utf8");

/** The messages of a file, in order. */
export const ids = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((found) => found[1]!);

/** The arguments of each message of a file. */
export function variables(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const part of text.split(/^(?=[a-zA-Z])/m)) {
    const id = /^([a-zA-Z][\w-]*)\s*=/.exec(part)?.[1];
    if (id) found[id] = [...new Set([...part.matchAll(/\$(\w+)/g)].map((one) => one[1]!))].sort();
  }
  return found;
}

/** Fluent reads all of a file, no message stands in it twice, and every line is of the form that the area uses. */
export function expectSound(language: Language, text: string, form: RegExp): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const written = ids(text);
  expect(new Set(written).size).toBe(written.length);
  for (const id of written) expect(bundle.hasMessage(id), id).toBe(true);
  for (const line of text.split("\n")) expect(line, line).toMatch(form);
}
