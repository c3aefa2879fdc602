import { deleteAccountSchema } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { deleteSubmissionsOf } from "../../inbox/submissions-of-address.ts";
import { endSubscriptions } from "../../inbox/subscriptions/subscriptions-of-address.ts";
import { removeMailsAbout } from "../../mail/mail-table.ts";
import { anonymiseUnpaidOrders } from "../../shop/orders/anonymise-unpaid-orders.ts";
import { accountRecipient, parseBody } from "../request-input.ts";
import { userUid, withUnchangedUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { aboutAccount } from "../mails/account-mails.ts";
import { requirePassword } from "../passwords.ts";
import type { Visitor } from "../sessions/sessions.ts";

/**
 * Answers `DELETE /account`: deletes the account with its sessions, and the subscriptions and form submissions of its
 * e-mail address. Paid orders stay, as the law wants invoices kept; unpaid ones are anonymised.
 */
export async function deleteAccount({ strapi, mails, send }: Accounts, { user }: Visitor, ctx: Context): Promise<null> {
  const { password } = parseBody(ctx, deleteAccountSchema);
  const { email } = user;
  const attempt = user.password === null ? null : await requirePassword(strapi, ctx, user, password ?? "");

  await withUnchangedUser(strapi, user, "wrong-password", async (present, trx) => {
    await endSubscriptions(strapi, email);
    await deleteSubmissionsOf(strapi, email);
    await anonymiseUnpaidOrders(trx, email);
    await removeMailsAbout(strapi.db, [aboutAccount(email)]);
    // `end-sessions-of-users.ts` deletes the user's sessions, codes, passkeys and links with the user.
    await strapi.db.query(userUid).delete({ where: { id: user.id } });
    await send(mails.deleted(accountRecipient(present, ctx)));
  });
  await attempt?.takeBack();
  return null;
}
