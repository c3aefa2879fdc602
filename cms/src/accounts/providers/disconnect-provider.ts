import { errors } from "@strapi/utils";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { lockAccount } from "../account-lock.ts";
import { findUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { visitorOf } from "../sessions/visitor.ts";
import { nameIn } from "./provider-request.ts";
import { hasPasskeys } from "../tables/passkey-table.ts";
import { dropLink, linksOf } from "../tables/provider-tables.ts";

/**
 * Answers `DELETE /account/providers/{provider}`.
 *
 * @throws {errors.NotFoundError} The visitor isn't linked to it.
 * @throws {Error} It is the only way in: `only-way-in`.
 */
export async function disconnectProvider({ strapi }: Accounts, ctx: Context): Promise<null> {
  const { user } = await visitorOf(strapi, ctx);
  const name = nameIn(ctx);
  await strapi.db.transaction(async ({ trx }) => {
    await lockAccount(strapi, trx, user.email);
    const links = await linksOf(trx, user.id);
    if (!links.some(({ provider }) => provider === name)) throw new errors.NotFoundError();
    const present = await findUser(strapi, { id: user.id });
    const hasPassword = (present?.password ?? null) !== null;
    const isOnlyWay = !hasPassword && links.length === 1 && !(await hasPasskeys(trx, user.id));
    if (isOnlyWay) throw accountFault("only-way-in");
    await dropLink(trx, user.id, name);
  });
  return null;
}
