import { makeFormToken } from "#app/features/forms/receive/form-token.server.ts";
import { receiveForm } from "#app/features/forms/receive/receive-form.server.ts";

/** The contact form's required fields, filled in well. */
export const filledForm = { name: "Jorien", email: "j@voorbeeld.nl", "email.confirmation": "j@voorbeeld.nl" };

/** A token of a form that was shown ten seconds ago: long enough to have filled it in. */
export const formToken = () => makeFormToken(Date.now() - 10_000);

/** The first bytes of a JPEG. */
export const jpegBytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

export interface FormRequestOptions {
  /** By field. With files the form is sent in parts, as scripts always do. */
  files?: Readonly<Record<string, readonly File[]>>;
  headers?: Record<string, string>;
  isScripted?: boolean;
}

/** Sends the contact form as a browser does. @param fields - Texts by name of input. */
export function sendForm(
  fields: Readonly<Record<string, string>>,
  { files, headers = {}, isScripted = false }: FormRequestOptions = {},
) {
  const body = files === undefined ? new URLSearchParams() : new FormData();
  // Files first: what follows them has to be read too, whatever becomes of them.
  if (body instanceof FormData)
    for (const [name, all] of Object.entries(files ?? {})) for (const file of all) body.append(name, file);
  for (const [name, value] of Object.entries({ form_id: "contactformulier", ...fields })) body.append(name, value);
  const request = new Request("http://localhost/contact", { method: "POST", body, headers });
  return receiveForm(request, { locale: "nl", isScripted });
}
