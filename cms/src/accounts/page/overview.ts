import * as z from "zod";
import {
  type AccountOverview,
  type AccountSession,
  type AccountSubscription,
  ordersPageSize,
} from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import {
  type SubscriptionOfAddress,
  subscriptionsOfAddress,
} from "../../inbox/subscriptions/subscriptions-of-address.ts";
import { ordersOfAddress } from "../../shop/orders/orders-of-address.ts";
import { toUserResponse } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { passkeysOfAccount } from "../passkeys/account-passkeys.ts";
import { providerTitle } from "../providers/provider-settings.ts";
import type { Visitor } from "../sessions/sessions.ts";
import { listLinks } from "../tables/link-table.ts";
import { listSessions, type SessionRow } from "../tables/session-table.ts";

const pageSchema = z.coerce.number().int().min(1).max(100_000).catch(1);

/** Answers `GET /account/overview` with all data of the account's page. */
export async function overview({ strapi, shop }: Accounts, visitor: Visitor, ctx: Context): Promise<AccountOverview> {
  const { user, sessionId } = visitor;
  const page = pageSchema.parse(ctx.query["page"]);
  const { orders, hasMore } = await ordersOfAddress(shop, user.email, { page, size: ordersPageSize });
  const subscriptions = await subscriptionsOfAddress(strapi, user.email);
  const sessions = await listSessions(strapi.db.connection, user.id);
  const links = await listLinks(strapi.db.connection, user.id);
  return {
    account: toUserResponse(user),
    orders,
    hasMoreOrders: hasMore,
    subscriptions: subscriptions.map(shownSubscription),
    sessions: sessions.map((session) => toAccountSession(session, sessionId)),
    hasPassword: user.password !== null,
    passkeys: await passkeysOfAccount(strapi, visitor),
    providers: links.map(({ provider: name, linkedAt }) => ({ name, title: providerTitle(strapi, name), linkedAt })),
  };
}

function shownSubscription(subscription: SubscriptionOfAddress): AccountSubscription {
  const { documentId, kind, state, eventTitle, createdAt, notifiedAt } = subscription;
  const moments = { createdAt: createdAt.toISOString(), notifiedAt: notifiedAt?.toISOString() ?? null };
  return { documentId, kind, state, eventTitle, ...moments };
}

/** A session as the account's page shows it. Its id is the stored digest, with which nobody can use the session. */
export function toAccountSession(
  { digest, device, createdAt, lastUsedAt }: SessionRow,
  currentId: string,
): AccountSession {
  const moments = { createdAt: new Date(createdAt).toISOString(), lastUsedAt: new Date(lastUsedAt).toISOString() };
  return { id: digest, device, ...moments, isCurrent: digest === currentId };
}
