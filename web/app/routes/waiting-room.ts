import { redirect } from "react-router";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { privatePage } from "#app/features/checkout/private-page.server.ts";
import { joinAt } from "#app/features/waiting-room/pass-room.server.ts";
import { waitingPath } from "#app/features/waiting-room/waiting-page.server.ts";
import { clientOf } from "#app/http/client-of.server.ts";
import { isForeign } from "#app/http/foreign-origin.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/waiting-room";

/** Gives a visitor a place in the waiting room of an event. Its page is made by the server, outside of the router. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  const back = (problem: string | null, cookie: string | null) => {
    const headers = new Headers(privatePage);
    if (cookie !== null) headers.set("set-cookie", cookie);
    const path = `${waitingPath(params.event, locale)}${problem === null ? "" : `?problem=${problem}`}`;
    return redirect(keepAppMode(url.search, path), { status: 303, headers });
  };
  if (isForeign(request)) return back("elsewhere", null);
  if (!(await isWithinLimit("waiting", clientOf(request)))) return back("tooMany", null);
  return back(null, await joinAt(params.event, locale, request.headers.get("cookie")));
}
