import { emailConfirmationPaths } from "@circuit/contract/urls/own-paths";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { privateHeaders, seeOther } from "#app/http/private-page.server.ts";
import { readProof } from "#app/features/forms/receive/judge-own-form.server.ts";
import { countJoin } from "#app/features/waiting-room/count-join.server.ts";
import { joinWaitingRoom } from "#app/features/waiting-room/pass-room.server.ts";
import { waitingPath } from "#app/features/waiting-room/waiting-page.server.ts";
import { verifiedEmailHash, visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/waiting-room";

/** Adds a visitor to the waiting room of an event. `web/server` itself serves the page of the waiting room. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  const back = (problem: string | null, cookie: string | null) => {
    const headers = privateHeaders(cookie === null ? [] : [cookie]);
    const path = `${waitingPath(params.event, locale)}${problem === null ? "" : `?problem=${problem}`}`;
    return seeOther(url, path, headers);
  };
  if (isCrossOrigin(request)) return back("elsewhere", null);
  const shown = await readProof(request);
  if (shown === null) return back("again", null);
  if (!(await countJoin(visitorRateLimitKey(request), shown))) return back("tooMany", null);
  const cookies = request.headers.get("cookie");
  const inbox = verifiedEmailHash(cookies);
  const joined = await joinWaitingRoom(params.event, locale, { cookies, token: shown.token, inbox });
  if (joined !== "needs-inbox") return back(null, joined.cookie);
  const returnTo = encodeURIComponent(keepAppMode(url.search, waitingPath(params.event, locale)));
  return seeOther(url, `${emailConfirmationPaths[locale]}?return=${returnTo}`);
}
