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

/** Delivers one mail. @throws {Error} It couldn't be; `responseCode` is the mail server's where it said no. */
export type Deliver = (mail: Mail) => Promise<void>;

const timeoutMs = 20_000;

/** Delivers to the mail server, or without one as `.eml` files to the outbox. */
export function openPostOffice({ smtpUrl, from, outbox }: MailConfig): { deliver: Deliver; close(): void } {
  if (smtpUrl === undefined) return { deliver: (mail) => writeToOutbox(outbox, from, mail), close: () => undefined };

  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => void (await transport.sendMail(messageOf(mail, from))),
    close: () => transport.close(),
  };
}

function messageOf({ id, recipient, replyTo, subject, text, html, unsubscribeUrl }: Mail, from: string) {
  const domain = /@([^>]+)/u.exec(from)?.[1] ?? "localhost";
  return {
    from,
    // As objects, so that commas and brackets in them are part of the address and never a second one.
    to: { name: "", address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    // A mail that is sent again after a doubtful answer is known by the same name.
    messageId: `<circuit-${id}@${domain}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl === null
        ? {}
        : { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
  };
}

async function writeToOutbox(outbox: string, from: string, mail: Mail): Promise<void> {
  const transport = createTransport({ streamTransport: true, newline: "windows" });
  const { message } = await transport.sendMail(messageOf(mail, from));
  const content = Buffer.isBuffer(message) ? message : await buffer(message);

  await mkdir(outbox, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(/[:.]/gu, "-")}-${mail.id}.eml`;
  // Under another name first: whoever watches the folder sees whole mails only.
  await writeFile(path.join(outbox, `.${name}`), content, { mode: 0o600 });
  await rename(path.join(outbox, `.${name}`), path.join(outbox, name));
}
