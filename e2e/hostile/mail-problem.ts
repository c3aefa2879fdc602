import type { OutboxMail } from "../fixtures/outbox.ts";

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

/** The part of a mail's header that we didn't write; `null` when there is none. */
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
