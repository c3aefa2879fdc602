import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { replaceProvider } from "../strapi-internals/services.ts";
import { addMails } from "./mail-table.ts";
import { mailsOf } from "./mails-service.ts";
import { writeMail } from "./write-mail.ts";

/** A mail that Strapi's email plugin passes to its provider. */
const mailSchema = z.object({
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  text: z.string().default(""),
  html: z.string().optional(),
});

/**
 * Makes the panel's own mails, such as the one for a forgotten password, go through the mail queue. Strapi would
 * deliver them to the recipient's mail server directly.
 */
export function queuePanelMail(strapi: Core.Strapi): void {
  const send = async (options: unknown) => {
    const { to, subject, text, html } = mailSchema.parse(options);
    const mails = [to].flat().map((recipient) => {
      const plain = writeMail({ recipient }, { subject, paragraphs: [text] });
      return html === undefined ? plain : { ...plain, text, html };
    });
    await addMails(strapi.db, mails);
    mailsOf(strapi).wake();
  };
  replaceProvider(strapi, "email", { send });
}
