import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { redirectSchema, type Redirect } from "@circuit/contract/content/documents";
import { defaultLocale } from "@circuit/contract/locales";
import { log } from "#app/log.server.ts";
import { cmsListAll } from "./client.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";

const reader = staleIfError(
  "redirects",
  { freshMs: 5000, staleMs: staleMsWithPurges, contentTypes: ["redirects"] },
  async () => {
    const signal = new AbortController().signal;
    const redirects = await cmsListAll(
      "redirects",
      redirectSchema,
      { view: "card" },
      { locale: defaultLocale, signal },
    );
    // An earlier release accepted other spellings of a path; addresses are canonical by now.
    return new Map(redirects.map((redirect) => [canonicalPath(redirect.from) ?? redirect.from, redirect]));
  },
);

/**
 * The editor's redirect for a path of this site, without a trailing slash.
 *
 * @returns `null` when there is none, or when the redirects could never be read:
 *   the page itself then tells what is wrong.
 */
export async function findRedirect(pathname: string): Promise<Redirect | null> {
  try {
    return (await reader("all")).get(pathname) ?? null;
  } catch (error) {
    log.info("Redirects are missing", { reason: String(error) });
    return null;
  }
}

/**
 * The targets of all editors' redirects, by the path that is redirected.
 *
 * @throws {CmsError} They could never be read.
 */
export async function readRedirectTargets(): Promise<Record<string, string>> {
  return Object.fromEntries([...(await reader("all")).values()].map(({ from, to }) => [from, to]));
}
