import { accountPaths } from "@circuit/contract/urls/own-paths";
import { data } from "react-router";
import { withAccountQuery } from "#app/features/account/account-query.ts";
import { privateHeaders, seeOther } from "#app/http/private-page.server.ts";
import { receiveAccount } from "#app/features/account/receive-account.server.ts";
import { clearedOpenOrderCookie } from "#app/features/checkout/open-order.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { accountResultContext } from "./load-account.server.ts";

/** Handles the buttons and forms of the account page. */
export async function submitAccount({ request, context, url }: LoaderArgs) {
  const locale = context.get(localeContext);
  const received = await receiveAccount(request, locale);
  const headers = privateHeaders(received.cookies);
  const to = (path: string) => seeOther(url, path, headers);
  switch (received.state) {
    case "done": {
      const { done, undo = null } = received;
      const isOut = done === "signed-out" || done === "deleted";
      if (isOut) headers.append("set-cookie", clearedOpenOrderCookie());
      return to(withAccountQuery(accountPaths[isOut ? "signIn" : "account"][locale], { done, undo }));
    }
    case "anonymous":
      return to(withAccountQuery(accountPaths.signIn[locale], { return: accountPaths.account[locale], done: "ended" }));
    case "rerender": {
      context.set(accountResultContext, received);
      const { status, waitSeconds } = received.rerender;
      if (waitSeconds !== null) headers.set("retry-after", String(waitSeconds));
      return data(null, { status, headers });
    }
    default:
      return received satisfies never;
  }
}
