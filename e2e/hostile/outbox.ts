import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hostileRun } from "../fixtures/hostile-run.ts";

export interface OutboxMail {
  /** Head, by name in small letters, in the order in which they stand. */
  headers: [name: string, value: string][];
  /** The part for programs that show HTML. */
  html: string;
}

/** All mails that the CMS wrote, oldest first. */
export function readOutbox(): OutboxMail[] {
  const folder = path.join(hostileRun.privateFolder, "outbox");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".eml") && !name.startsWith("."));
  return names.toSorted().map((name) => toMail(readFileSync(path.join(folder, name), "latin1")));
}

const known = [
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "auto-submitted",
  "content-transfer-encoding",
  "list-unsubscribe",
  "list-unsubscribe-post",
];

const oneAddress = /^<?[^\s<>,;"]+@[^\s<>,;"@]+>?$/u;

/** What is in a mail's head that we didn't put there; `null` when nothing is. */
export function mailProblem({ headers }: OutboxMail): string | null {
  const names = headers.map(([name]) => name);
  const strange = names.find((name, index) => !known.includes(name) || names.indexOf(name) !== index);
  if (strange !== undefined) return `header ${strange}`;

  for (const name of ["to", "reply-to"]) {
    const value = headers.find(([own]) => own === name)?.[1];
    if (value !== undefined && !oneAddress.test(value)) return `${name}: ${value}`;
  }
  return names.includes("to") ? null : "nobody to send it to";
}

function toMail(raw: string): OutboxMail {
  const { headers, body } = split(raw);
  const type = valueOf(headers, "content-type");
  const boundary = /boundary="?([^";]+)/u.exec(type)?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/u, "")));
  const page = parts.find((part) => valueOf(part.headers, "content-type").startsWith("text/html"));
  return {
    headers,
    html: page === undefined ? "" : decoded(page.body, valueOf(page.headers, "content-transfer-encoding")),
  };
}

function split(raw: string): { headers: OutboxMail["headers"]; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/gu, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: raw.slice(end + 4) };
}

function valueOf(headers: OutboxMail["headers"], name: string): string {
  return headers.find(([own]) => own === name)?.[1] ?? "";
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString("utf8");
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
