import { isClientRoutedPath } from "@circuit/contract/urls/own-paths";
import type { Redirect } from "@circuit/contract/content/documents";
import { parseDocumentPath, localeOfPath } from "@circuit/contract/urls/paths";
import { redirect, redirectDocument, type MiddlewareFunction } from "react-router";
import { findRedirect } from "#app/cms/redirects.server.ts";
import { redirectAddress } from "#app/domain/redirect-address.ts";
import { log } from "#app/log.server.ts";

/** Ending of an event's calendar file, after the path of its page. */
const calendar = ".ics";

/**
 * Follows the redirects that editors keep in the CMS; the redirect of an event's page applies to its calendar file too.
 * Files and targets on another site are loaded by a full page load.
 */
export const editorRedirects: MiddlewareFunction<Response> = async ({ url }) => {
  const rule = (await findRedirect(url.pathname)) ?? (await calendarRedirect(url.pathname));
  if (rule === null) return;

  const target = redirectAddress(rule.to, url);
  if (target === null) {
    log.error("Redirect target is refused", { from: rule.from });
    return;
  }
  const leave = isClientRoutedPath(new URL(target, url).pathname) ? redirect : redirectDocument;
  throw leave(target, rule.permanent ? 301 : 302);
};

/** Returns the redirect of an event's calendar file, if its page is redirected to another event; `null` for none. */
async function calendarRedirect(pathname: string): Promise<Redirect | null> {
  if (!pathname.endsWith(calendar)) return null;
  const rule = await findRedirect(pathname.slice(0, -calendar.length));
  return rule !== null && isEventPath(rule.to) ? { ...rule, to: `${rule.to}${calendar}` } : null;
}

function isEventPath(path: string): boolean {
  return parseDocumentPath(path, localeOfPath(path)).kind === "event";
}
