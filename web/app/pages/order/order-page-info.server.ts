import { accountOrderPaths, checkoutPaths } from "@circuit/contract/urls/own-paths";
import { isInAccount, type OrderPageKey } from "#app/features/checkout/order/order-view-data.ts";
import type { PageInfo } from "#app/features/site-layout/page-info.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";

/** Returns the page info of an order page for the layout. @param rest - Path below the order page. */
export function orderPageInfo(key: OrderPageKey, rest = ""): PageInfo {
  if (!isInAccount(key)) return ownPageInfo(checkoutPaths.order, `/${key.token}${rest}`);
  return { ...ownPageInfo(accountOrderPaths, `/${key.number.toLowerCase()}${rest}`), isQuiet: true };
}
