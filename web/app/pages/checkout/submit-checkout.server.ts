import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { data, redirect } from "react-router";
import { orderCookies } from "#app/features/checkout/held-order-cookie.server.ts";
import { orderPath } from "#app/features/checkout/order/order-view.server.ts";
import { unknownOrderError, tooManyRequestsError } from "#app/features/checkout/order/require-order.server.ts";
import { privateHeaders, seeOther } from "#app/http/private-page.server.ts";
import { receiveCheckout } from "#app/features/checkout/receive-checkout.server.ts";
import { formInputNames } from "#app/features/forms/form-view-data.ts";
import { judgeOwnForm } from "#app/features/forms/receive/judge-own-form.server.ts";
import { waiterIdsOf } from "#app/features/waiting-room/waiting-cookie.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { placedHeaders } from "#app/pages/order/order-placed-headers.server.ts";
import { recordOpenedOrder } from "#app/pages/order/session-bound-access.server.ts";
import { type CheckoutResult, formOf, checkoutResultContext } from "./load-checkout.server.ts";

/** Handles a submission of the checkout form. Until the order is placed, shows the page with the submitted values. */
export async function submitCheckout({ request, params, context, url }: LoaderArgs<"token">) {
  const locale = context.get(localeContext);
  const received = await receiveCheckout(request, {
    token: params.token,
    locale,
    waiterIds: waiterIdsOf(request.headers.get("cookie")),
    formOf: (order) => formOf(order, locale),
    judge: judgeOwnForm,
    humanCheckInputs: Object.values(formInputNames),
    suggestedEmailInput: formInputNames.asked,
  });
  const show = (result: CheckoutResult, status: number, cookies: readonly string[] = []) => {
    context.set(checkoutResultContext, result);
    return data(null, { status, headers: privateHeaders(cookies) });
  };
  switch (received.state) {
    case "placed": {
      const headers = placedHeaders(request, received.order);
      const { cookie } = await recordOpenedOrder(request, received.order, { locale });
      if (cookie !== null) headers.append("set-cookie", cookie);
      return received.payAt === null
        ? seeOther(url, orderPath(received.order, locale), headers)
        : redirect(received.payAt, { status: 303, headers });
    }
    case "elsewhere":
      return seeOther(url, `${checkoutPaths.order[locale]}/${params.token}`);
    case "unknown":
      throw unknownOrderError();
    case "tooMany":
      throw tooManyRequestsError();
    case "refused":
      return seeOther(url, `${checkoutPaths.cart[locale]}?problem=${received.problem}`);
    case "expired":
      return show(received, 409);
    case "otherBrowser":
      return show(received, 403);
    case "unanswered":
      return show(received, 503);
    case "begun":
      return show(received, 200, orderCookies(request, received.order.token));
    case "rerender":
      return show(received, received.status);
    default:
      return received satisfies never;
  }
}
