import type { IncomingMessage } from "node:http";
import { formInput } from "#app/domain/form-input.ts";

/** The two ways in which browsers send a form to a page. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/iu;

/** Whether what comes in may be a form, as far as its head says. */
export function mayBeForm({ headers }: IncomingMessage): boolean {
  return formTypes.test(headers["content-type"] ?? "") && Number(headers["content-length"] ?? 0) > 0;
}

/** Whether a whole body may be a form of a page. In both ways to send one a browser writes its name letter by letter. */
export function namesForm(body: Uint8Array): boolean {
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(formInput);
}
