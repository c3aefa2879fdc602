import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { nextDue } from "../src/mail/mail-table.ts";
import type { RunningCms } from "./strapi.ts";

/** A mail in the outbox. */
export interface OutboxMail {
  /** Lines of the header, unfolded. */
  head: string;
  /** The whole mail without random parts and times (boundary, Message-ID, Date), quoted-printable decoded. */
  content: string;
}

const folderOf = ({ strapi }: RunningCms) => strapi.config.get<string>("mail.outbox");

/** The mails in the outbox in the order of the queue, as the clock in their names may be set back meanwhile. */
export function readOutbox(cms: RunningCms): OutboxMail[] {
  const folder = folderOf(cms);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => isWritten(name)) : [];
  return names
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map((name) => toMail(readFileSync(path.join(folder, name), "latin1")));
}

/** While a mail is being written its name begins with a dot. */
function isWritten(name: string): boolean {
  return name.endsWith(".eml") && !name.startsWith(".");
}

/** The id of a mail in the queue, which is at the end of its file's name. */
function numberOf(fileName: string): number {
  return Number(/-(\d+)\.eml$/u.exec(fileName)?.[1]);
}

/** Waits until the queue is empty. */
export async function settled({ strapi }: RunningCms): Promise<void> {
  await expect.poll(() => nextDue(strapi.db), { timeout: 20_000 }).toBeNull();
}

/** Empties the outbox, after all queued mail is sent. */
export async function emptyOutbox(cms: RunningCms): Promise<void> {
  await settled(cms);
  const folder = folderOf(cms);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
}

/** Parses a mail as it was sent. */
export function toMail(raw: string): OutboxMail {
  const [head = ""] = raw.split("\r\n\r\n");
  const joined = withoutChance(raw).replaceAll(/=\r?\n/gu, "");
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/gu, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return { head: head.replaceAll(/\r\n[ \t]+/gu, " "), content: Buffer.from(bytes, "latin1").toString("utf8") };
}

/** Removes random parts: a test that looks for some digits would find them there one time in fifty. */
function withoutChance(raw: string): string {
  const boundary = /boundary="([^"]+)"/u.exec(raw)?.[1];
  const same = boundary === undefined ? raw : raw.replaceAll(boundary, "boundary");
  return same.replaceAll(/^(?:Message-ID|Date): .*\r\n(?:[ \t].*\r\n)*/gimu, "");
}
