import { redirect, type MiddlewareFunction } from "react-router";
import { findRedirect } from "#app/cms/redirects.server.ts";
import { linkTarget } from "#app/domain/link-target.ts";
import { log } from "#app/log.server.ts";

/** Follows the redirects that editors keep in the CMS; an absolute target leaves the site. */
export const editorRedirects: MiddlewareFunction<Response> = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const rule = await findRedirect(pathname);
  if (rule === null) return;

  const target = linkTarget(rule.to);
  if (target.kind !== "internal" && target.kind !== "external") {
    log.error("Redirect target is refused", { from: rule.from });
    return;
  }
  const query = target.href.includes("?") ? "" : search;
  throw redirect(`${target.href}${query}`, rule.permanent ? 301 : 302);
};
