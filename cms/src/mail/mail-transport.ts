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

/** A mail's attachment. */
export interface MailFile {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** Delivers one mail. @throws {Error} It failed; `responseCode` is the mail server's code when the server refused. */
export type Deliver = (mail: Mail, files: readonly MailFile[]) => Promise<void>;

const timeoutMs = 20_000;

/** Creates a transport to the SMTP server; without one, it writes `.eml` files to the outbox folder. */
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
    // An object isn't parsed, so commas and brackets can't add a second address.
    to: { name: "", address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    // The same id at each retry lets mail servers recognise a mail that they have already.
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
  // Writes a hidden file first, so that only complete mails appear in the folder.
  await writeFile(path.join(outbox, `.${name}`), content, { mode: 0o600 });
  await rename(path.join(outbox, `.${name}`), path.join(outbox, name));
}
