import { deleteAccountSchema } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { deleteSubmissionsOf } from "../../inbox/submissions-of-address.ts";
import { endSubscriptions } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import { removeMailsAbout } from "../../mail/mail-table.ts";
import { anonymiseUnpaidOrders } from "../../shop/orders/anonymise-unpaid-orders.ts";
import { accountFault } from "../account-fault.ts";
import { bodyOf } from "../account-calls.ts";
import { lockAccount } from "../account-lock.ts";
import { findUser, userUid } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { accountRecipient } from "../mail-language.ts";
import { aboutAccount } from "../mails/account-mails.ts";
import { isPasswordOf } from "../passwords.ts";
import { visitorOf } from "../sessions/visitor.ts";
import { countTry } from "../attempts.ts";

/**
 * Answers `DELETE /account`: deletes the account with its details and sessions, and the subscriptions and submissions
 * of its address. Orders stay, for the law wants invoices kept; of those that came to nothing it is forgotten whose they
 * were. They never were the account's, only its address's.
 */
export async function deleteAccount({ strapi, mails, send }: Accounts, ctx: Context): Promise<null> {
  const { user } = await visitorOf(strapi, ctx);
  const { password } = bodyOf(ctx, deleteAccountSchema);
  const { email } = user;
  const attempt = await countTry(strapi, ctx, { action: "password", account: email });
  const isOwner = user.password === null || (await isPasswordOf(strapi, password ?? "", user.password));
  if (!isOwner) throw accountFault("wrong-password");

  await strapi.db.transaction(async ({ trx }) => {
    await lockAccount(strapi, trx, email);
    const present = await findUser(strapi, { id: user.id });
    if (present?.password !== user.password) throw accountFault("wrong-password");
    await endSubscriptions(strapi, email);
    await deleteSubmissionsOf(strapi, email);
    await anonymiseUnpaidOrders(trx, email);
    await removeMailsAbout(strapi.db, [aboutAccount(email)]);
    // Its sessions and codes go with it: `end-sessions-of-users.ts`.
    await strapi.db.query(userUid).delete({ where: { id: user.id } });
    await send(mails.deleted(accountRecipient(present, ctx)));
  });
  await attempt.takeBack();
  return null;
}
