import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { nextDue } from "../src/mail/mail-table.ts";
import type { RunningCms } from "./strapi.ts";

/** A mail as the outbox keeps it. */
export interface OutboxMail {
  /** Lines of the head, unfolded. */
  head: string;
  /** Everything, decoded as far as quoted-printable goes. */
  content: string;
}

const folderOf = ({ strapi }: RunningCms) => strapi.config.get<string>("mail.outbox");

/** The mails in the outbox, oldest first. */
export function readOutbox(cms: RunningCms): OutboxMail[] {
  const folder = folderOf(cms);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  return names.toSorted().map((name) => toMail(readFileSync(path.join(folder, name), "latin1")));
}

/** Waits until no mail is in the queue. */
export async function settled({ strapi }: RunningCms): Promise<void> {
  await expect.poll(() => nextDue(strapi.db)).toBeNull();
}

/** Empties the outbox, once all mail is out. */
export async function emptyOutbox(cms: RunningCms): Promise<void> {
  await settled(cms);
  const folder = folderOf(cms);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
}

/** Reads a mail as it went over the line. */
export function toMail(raw: string): OutboxMail {
  const [head = ""] = raw.split("\r\n\r\n");
  const joined = raw.replaceAll(/=\r?\n/gu, "");
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/gu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return { head: head.replaceAll(/\r\n[ \t]+/gu, " "), content: Buffer.from(bytes, "latin1").toString("utf8") };
}
