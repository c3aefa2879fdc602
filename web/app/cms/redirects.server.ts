import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { redirectSchema, type Redirect } from "@circuit/contract/content/documents";
import { defaultLocale } from "@circuit/contract/locales";
import { log } from "#app/log.server.ts";
import { cmsListAll } from "./client.server.ts";
import { orIfBroken } from "./cms-error.server.ts";
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
    // Redirects stored by an earlier release may have paths that aren't canonical.
    return new Map(redirects.map((redirect) => [canonicalPath(redirect.from) ?? redirect.from, redirect]));
  },
);

/** Returns the editors' redirect for a path without trailing slash; `null` for none, or if they could never be read. */
export async function findRedirect(pathname: string): Promise<Redirect | null> {
  const redirects = await orIfBroken(reader("all"), (error) => {
    log.info("Redirects are missing", { reason: String(error) });
    return null;
  });
  return redirects?.get(pathname) ?? null;
}

/**
 * Returns the targets of all editors' redirects, by the path that is redirected.
 *
 * @throws {CmsError} The redirects could never be read.
 */
export async function readRedirectTargets(): Promise<Record<string, string>> {
  return Object.fromEntries([...(await reader("all")).values()].map(({ from, to }) => [from, to]));
}
