import type { IncomingMessage } from "node:http";
import { formInput } from "#app/domain/form-input.ts";

/** Matches the two encodings in which browsers post forms. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/iu;

/** Tells by the headers of a POST whether its body may be a form. */
export function hasFormHeaders({ headers }: IncomingMessage): boolean {
  return formTypes.test(headers["content-type"] ?? "") && Number(headers["content-length"] ?? 0) > 0;
}

/** Tells whether a POST's body contains the input that names an editor's form, unescaped in either encoding. */
export function hasFormName(body: Uint8Array): boolean {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(formInput);
}
