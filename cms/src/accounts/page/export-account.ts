import type { Order } from "#contract/shop/order";
import { submissionsOfAddress } from "../../inbox/submissions-of-address.ts";
import { subscriptionsOfAddress } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import { ordersOfAddress } from "../../shop/orders/orders-of-address.ts";
import type { Shop } from "../../shop/shop.ts";
import { toUserResponse } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { listLinks } from "../tables/link-table.ts";
import type { Visitor } from "../sessions/sessions.ts";
import { toAccountPasskey } from "../passkeys/account-passkeys.ts";
import { listPasskeys } from "../tables/passkey-table.ts";
import { listSessions } from "../tables/session-table.ts";
import { toAccountSession } from "./overview.ts";

/** Page size when reading orders. */
const ordersAtOnce = 50;

/** Answers `GET /account/export`: all data stored about the visitor, without secrets such as order tokens. */
export async function exportAccount({ strapi, shop }: Accounts, { user, sessionId }: Visitor): Promise<object> {
  const sessions = await listSessions(strapi.db.connection, user.id);
  const submissions = await submissionsOfAddress(strapi, user.email);
  return {
    exportedAt: new Date().toISOString(),
    account: toUserResponse(user),
    providers: await listLinks(strapi.db.connection, user.id),
    sessions: sessions.map((session) => toAccountSession(session, sessionId)),
    passkeys: (await listPasskeys(strapi.db.connection, user.id)).map(toAccountPasskey),
    orders: (await allOrders(shop, user.email)).map(withoutKeys),
    subscriptions: await subscriptionsOfAddress(strapi, user.email),
    submissions: submissions.map(({ sender, documentId, ...rest }) => ({ reference: documentId, sender, ...rest })),
  };
}

async function allOrders(shop: Shop, email: string): Promise<Order[]> {
  const all: Order[] = [];
  for (let page = 1; ; page += 1) {
    const { orders, hasMore } = await ordersOfAddress(shop, email, { page, size: ordersAtOnce });
    all.push(...orders);
    if (!hasMore) return all;
  }
}

/** Removes an order's token and QR codes, by which anybody with the export could open the order or enter. */
function withoutKeys({ token: _token, tickets, ...order }: Order): object {
  return { ...order, tickets: tickets.map(({ qrText: _qrText, ...ticket }) => ticket) };
}
