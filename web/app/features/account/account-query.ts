import { matching, type Read, readQuery } from "#app/domain/page-query.ts";
import { toOwnPath } from "#app/domain/site-path.ts";

/** Actions that an account page can confirm after a redirect. */
export const doneThings = [
  "signed-out",
  "ended",
  "deleted",
  "details",
  "password",
  "alarm",
  "alarm-back",
  "sessions",
  "other-sessions",
  "provider",
  "passkey-added",
  "passkey-removed",
] as const;

export type DoneThing = (typeof doneThings)[number];

/**
 * Every parameter that a page of the account reads. They aren't among those of `domain/page-query.ts`: these pages are
 * never stored, and a parameter in that list gives every page of the site one more cache key.
 */
const readers = {
  /** Path of the page to return to. */
  return: toOwnPath,
  /** From the mail for a new password. */
  code: matching(/^[\w.~-]{1,500}$/u),
  /** From the mail that confirms an e-mail address. */
  confirmation: matching(/^[\w.~-]{1,500}$/u),
  done: matching(new RegExp(`^(?:${doneThings.join("|")})$`, "u")),
  /** Token that restores the cancelled alarm. */
  undo: matching(/^[\w.-]{1,1500}$/u),
  /** Page number of the list of orders. */
  page: matching(/^[1-9]\d{0,3}$/u),
} as const satisfies Record<string, Read>;

export type AccountQuery = Readonly<Record<keyof typeof readers, string | null>>;

/** Reads the query of a page of the account. */
export function readAccountQuery(url: URL): AccountQuery {
  // oxlint-disable-next-line house/no-loose-query -- pages of one visitor, which are never stored
  const { searchParams } = url;
  return readQuery(readers, (name) => searchParams.get(name));
}

/** Adds a query to a path; parameters that are `null` are left out. */
export function withAccountQuery(path: string, query: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
