import { expect } from "vitest";
import * as z from "zod";
import type { Editing } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

/** Address of a content type in the panel. */
export const pathOf = (uid: string): string => `/collection-types/${uid}`;

/** What an answer says was wrong. */
export const refusal = (body: unknown): string =>
  z.object({ error: z.object({ message: z.string() }) }).parse(body).error.message;

/** Every way in which the panel takes a document off the site in one language, or in all. */
export function removals(
  { editor }: Editing,
  path: string,
  documentId: string,
  { locale = "nl", language = "nl" } = {},
) {
  const ask = async (method: string, url: string, body?: object) =>
    editor.ask(method, url, body, { "x-panel-language": language });
  return [
    () => ask("POST", `${path}/${documentId}/actions/unpublish?locale=${locale}`, {}),
    () => ask("DELETE", `${path}/${documentId}?locale=${locale}`),
    () => ask("DELETE", `${path}/${documentId}?locale=*`),
    () => ask("POST", `${path}/actions/bulkUnpublish?locale=${locale}`, { documentIds: [documentId] }),
    () => ask("POST", `${path}/actions/bulkDelete?locale=${locale}`, { documentIds: [documentId] }),
  ];
}

/**
 * Tries them all: each is refused, in words that match. In both languages of the panel, in a whole run; in the gate they take
 * turns with these.
 */
export async function expectKept(
  begun: Editing,
  path: string,
  documentId: string,
  { locale, words }: { locale: string; words: Record<"nl" | "en", RegExp> },
): Promise<void> {
  for (const [language, pattern] of Object.entries(words)) {
    const ways = removals(begun, path, documentId, { locale, language });
    const turn = language === "nl" ? 0 : 1;
    for (const remove of isWholeRun ? ways : ways.filter((_, way) => way % 2 === turn)) {
      const { status, body } = await remove();
      expect(status).toBe(400);
      expect(refusal(body)).toMatch(pattern);
    }
  }
}
