import { redirect, type MiddlewareFunction } from "react-router";
import { cleanPath } from "#app/domain/site-path.ts";

/** Sends addresses with a trailing slash, empty segments or `/home` to their one true form; the query stays. */
export const cleanAddress: MiddlewareFunction<Response> = ({ request }) => {
  const url = new URL(request.url);
  const path = cleanPath(url.pathname);
  if (path !== url.pathname) throw redirect(`${path}${url.search}`, 301);
};
