import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import type { Mail } from "./mail-table.ts";

export interface MailConfig {
  smtpUrl: string | undefined;
  from: string;
  firstRetryMs: number;
  outbox: string;
}

/** A file that a mail brings along. */
export interface MailFile {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** Delivers one mail. @throws {Error} It failed; `responseCode` is the mail server's code when the server refused. */
export type Deliver = (mail: Mail, files: readonly MailFile[]) => Promise<void>;

const timeoutMs = 20_000;

/** Delivers to the mail server; without one, writes `.eml` files to the outbox folder. */
export function createMailTransport({ smtpUrl, from, outbox }: MailConfig): { deliver: Deliver; close(): void } {
  if (smtpUrl === undefined)
    return {
      deliver: (mail, files) => writeToOutbox(outbox, messageOf(mail, files, from), mail.id),
      close: () => undefined,
    };

  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail, files) => void (await transport.sendMail(messageOf(mail, files, from))),
    close: () => transport.close(),
  };
}

function messageOf(mail: Mail, files: readonly MailFile[], from: string) {
  const { id, recipient, replyTo, subject, text, html, unsubscribeUrl } = mail;
  const domain = /@([^>]+)/u.exec(from)?.[1] ?? "localhost";
  return {
    from,
    // As objects, so that commas and brackets in an address can't start a second address.
    to: { name: "", address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // Stays the same when a mail is sent again after an unclear answer, so that it is recognised as the same.
    messageId: `<circuit-${id}@${domain}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl === null
        ? {}
        : { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
  };
}

async function writeToOutbox(outbox: string, written: ReturnType<typeof messageOf>, id: number): Promise<void> {
  const transport = createTransport({ streamTransport: true, newline: "windows" });
  const { message } = await transport.sendMail(written);
  const content = Buffer.isBuffer(message) ? message : await buffer(message);

  await mkdir(outbox, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(/[:.]/gu, "-")}-${id}.eml`;
  // Written under a dot name first, so that only complete mails show up in the folder.
  await writeFile(path.join(outbox, `.${name}`), content, { mode: 0o600 });
  await rename(path.join(outbox, `.${name}`), path.join(outbox, name));
}
