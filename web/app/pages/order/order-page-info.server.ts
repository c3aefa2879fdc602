import { accountOrderPaths, checkoutPaths } from "@circuit/contract/own-paths";
import { isInAccount, type OrderPageKey } from "#app/features/checkout/order/order-view-data.ts";
import type { PageInfo } from "#app/features/site-layout/page-info.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";

/** What the page of an order tells the layout. @param rest - What follows the order's own address. */
export function orderPageInfo(key: OrderPageKey, rest = ""): PageInfo {
  if (!isInAccount(key)) return ownPageInfo(checkoutPaths.order, `/${key.token}${rest}`);
  return { ...ownPageInfo(accountOrderPaths, `/${key.number.toLowerCase()}${rest}`), isQuiet: true };
}
