import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { readMultipart } from "./multipart-body.server.ts";
import { readBytes } from "./read-bytes.server.ts";
import { FormBodyError, maxTextBytes, maxTexts, type FormBody } from "./form-body-types.ts";

/** Largest body of a form with files, in bytes. */
const maxBytes = 60 * 1024 * 1024;

/** Matches the boundary in the content type of a multipart form, of 1 to 70 characters: RFC 2046, section 5.1.1. */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})(?:;|\s|$)/iu;

/**
 * Reads a submitted form. Files go straight to disk, so that large ones don't fill the memory.
 *
 * @param most - Largest body, in bytes; by default the largest that any form needs.
 * @throws {FormBodyError} The body is too large, or no form.
 */
export async function readFormBody(request: Request, most?: number): Promise<FormBody> {
  const type = request.headers.get("content-type") ?? "";
  const isMultipart = type.startsWith("multipart/form-data");
  const maxFormBytes = most ?? (isMultipart ? maxBytes : maxTextBytes);
  if (Number(request.headers.get("content-length") ?? 0) > maxFormBytes) throw new FormBodyError(413, "Too many bytes");
  const body: unknown = request.body;
  if (!(body instanceof ReadableStream)) throw new FormBodyError(400, "Nothing was sent");

  // Not `Readable.from`: destroyed, it would wait for the next chunk, which a client may never send.
  const bytes = Readable.fromWeb(body);
  if (isMultipart) {
    // Without a boundary the parser waits for ever.
    if (!boundary.test(type)) throw new FormBodyError(400, `No boundary: ${type}`);
    return readMultipart(bytes, type, maxFormBytes);
  }
  if (!type.startsWith("application/x-www-form-urlencoded")) throw new FormBodyError(400, `No form: ${type}`);

  return readEncoded(bytes, maxFormBytes);
}

/**
 * Reads a form without files; deletes any that were sent.
 *
 * @param most - Largest body, in bytes.
 * @returns `null` for a body that is too large, or no form.
 */
export async function readTextForm(request: Request, most: number): Promise<FormData | null> {
  try {
    const { data, remove } = await readFormBody(request, most);
    await remove();
    return data;
  } catch (error) {
    if (error instanceof FormBodyError) return null;
    throw error;
  }
}

/** Returns the first text of a form's input; empty when there is none, or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Most characters of a text that is shown again: far more than most fields allow. */
const maxShownLength = 1000;

/** Returns the submitted texts of inputs, to show them again. */
export function submittedTexts(form: FormData, names: readonly string[]): Record<string, readonly string[]> {
  const textsOf = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  return Object.fromEntries(names.map((name) => [name, textsOf(name).map((text) => text.slice(0, maxShownLength))]));
}

async function readEncoded(bytes: Readable, most: number): Promise<FormBody> {
  const body = await readBytes(bytes, most);
  if (body === null) throw new FormBodyError(413, "Too many bytes");
  return { data: decoded(body), files: [], hasTooManyFiles: false, remove: () => Promise.resolve() };
}

function decoded(body: Buffer): FormData {
  const text = body.toString("utf8");
  // Count first, as the parser takes twenty seconds for half a million fields.
  if (hasMoreThan(maxTexts, text)) throw new FormBodyError(413, "Too many fields");
  const data = new FormData();
  // oxlint-disable-next-line house/no-loose-query -- a body in the form of a query
  for (const [name, value] of new URLSearchParams(text)) data.append(name, value);
  return data;
}

/** Whether an encoded form has more than `most` fields. */
function hasMoreThan(most: number, text: string): boolean {
  let found = 1;
  for (let at = text.indexOf("&"); at !== -1 && found <= most; at = text.indexOf("&", at + 1)) found += 1;
  return found > most;
}
