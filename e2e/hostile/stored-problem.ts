import type { Editor } from "../fixtures/editor.ts";

/** A submission as the panel shows it. */
export interface StoredEntry {
  documentId: string;
  sender: string | null;
  answers: string | null;
  values: Record<string, unknown>;
  files: { id: string; name: string; type: string }[] | null;
}

/** Everything in the inbox, newest first. */
export async function readInbox(editor: Editor): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/content-manager/collection-types/api::submission.submission?page=${page}&pageSize=100`;
    const { results, pagination } = await (await editor.ask(path)).json();
    entries.push(...results);
    if (page >= pagination.pageCount) return entries;
  }
}

/** Control characters, unpaired surrogates, and marks of text direction. */
const raw = /(?!\n|\t)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A part of an entry that was stored unchecked, as it was sent; `null` when there is none. */
export function storedProblem({ sender, answers, values, files }: StoredEntry): string | null {
  const names = Object.keys(values).filter((name) => !/^[a-z][A-Za-z0-9]*$/u.test(name));
  if (names.length > 0) return `strange names: ${names.join()}`;
  if (sender !== null && !/^[^\s<>,;"]+@[^\s<>,;"@]+$/u.test(sender)) return `sender ${JSON.stringify(sender)}`;

  const texts = [...textsIn(values), ...textsIn(files), answers ?? ""];
  const rawText = texts.find((text) => raw.test(text) || text !== text.normalize("NFC"));
  if (rawText !== undefined) return `raw text: ${JSON.stringify(rawText.slice(0, 200))}`;
  const longText = textsIn(values).find((text) => text.length > 5000);
  return longText === undefined ? null : `${longText.length} characters`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
