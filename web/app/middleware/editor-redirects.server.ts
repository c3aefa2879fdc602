import { isPagePath } from "@circuit/contract/urls/own-paths";
import type { Redirect } from "@circuit/contract/content/documents";
import { documentAt, localeOfPath } from "@circuit/contract/urls/paths";
import { redirect, redirectDocument, type MiddlewareFunction } from "react-router";
import { findRedirect } from "#app/cms/redirects.server.ts";
import { redirectAddress } from "#app/domain/redirect-address.ts";
import { log } from "#app/log.server.ts";

/** What an event's file for calendars has behind the address of its page. */
const calendar = ".ics";

/**
 * Follows the redirects that editors keep in the CMS; a calendar that asks for the file of an event that has moved goes
 * along with its page. The browser itself loads files, and targets on another site.
 */
export const editorRedirects: MiddlewareFunction<Response> = async ({ url }) => {
  const rule = (await findRedirect(url.pathname)) ?? (await calendarRedirect(url.pathname));
  if (rule === null) return;

  const target = redirectAddress(rule.to, url);
  if (target === null) {
    log.error("Redirect target is refused", { from: rule.from });
    return;
  }
  const leave = isPagePath(new URL(target, url).pathname) ? redirect : redirectDocument;
  throw leave(target, rule.permanent ? 301 : 302);
};

/** The redirect of an event's file for calendars, when its page has one to another event; `null` when not. */
async function calendarRedirect(pathname: string): Promise<Redirect | null> {
  if (!pathname.endsWith(calendar)) return null;
  const rule = await findRedirect(pathname.slice(0, -calendar.length));
  return rule !== null && isEventPath(rule.to) ? { ...rule, to: `${rule.to}${calendar}` } : null;
}

function isEventPath(path: string): boolean {
  return documentAt(path, localeOfPath(path)).kind === "event";
}
