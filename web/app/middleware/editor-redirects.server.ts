import { isPagePath } from "@circuit/contract/own-paths";
import { redirect, redirectDocument, type MiddlewareFunction } from "react-router";
import { findRedirect } from "#app/cms/redirects.server.ts";
import { redirectAddress } from "#app/domain/redirect-address.ts";
import { log } from "#app/log.server.ts";

/**
 * Follows the redirects that editors keep in the CMS. The browser itself loads files, and targets on another
 * site.
 */
export const editorRedirects: MiddlewareFunction<Response> = async ({ url }) => {
  const rule = await findRedirect(url.pathname);
  if (rule === null) return;

  const target = redirectAddress(rule.to, url);
  if (target === null) {
    log.error("Redirect target is refused", { from: rule.from });
    return;
  }
  const leave = isPagePath(new URL(target, url).pathname) ? redirect : redirectDocument;
  throw leave(target, rule.permanent ? 301 : 302);
};
