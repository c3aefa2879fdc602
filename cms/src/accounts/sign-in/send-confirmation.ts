import * as z from "zod";
import { emailAddress } from "#contract/field";
import { languageHeader } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { bodyOf } from "../account-calls.ts";
import { addressOf, findUserByEmail } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { type Recipient } from "../mails/account-mails.ts";
import { mailLanguage } from "../mail-language.ts";
import { mayMailAccount } from "../../mail/recipient-limit.ts";
import { addCode } from "../tables/code-table.ts";
import { registrationsOf } from "../tables/registration-table.ts";
import { afterAnswer } from "./after-answer.ts";
import { countTry } from "../attempts.ts";
import { visitorNetwork } from "../visitor-network.ts";

const bodySchema = z.object({ email: z.string().transform(addressOf).pipe(emailAddress) });

/**
 * Answers `POST /auth/send-email-confirmation`, at once and always the same; then a mail goes to an address for which
 * a registration waits, or that has an account.
 */
export async function sendConfirmation(accounts: Accounts, ctx: Context): Promise<object> {
  const { email } = bodyOf(ctx, bodySchema);
  const locale = mailLanguage(ctx.get(languageHeader));
  await countTry(accounts.strapi, ctx, { action: "send-confirmation", account: email });
  const network = visitorNetwork(accounts.strapi, ctx);
  afterAnswer(accounts.strapi, () => mailConfirmation(accounts, { email, locale }, network));
  return { email, sent: true };
}

/** For an address that gets no mail the same is written but for the mail: what comes next waits as long for the database. */
async function mailConfirmation(
  { strapi, mails, send }: Accounts,
  asked: Recipient,
  network: string | null,
): Promise<void> {
  const { email } = asked;
  const user = await findUserByEmail(strapi, email);
  // An owner chose a language; anybody else has that of the page.
  const recipient = { email, locale: user?.language ?? asked.locale };
  const waiting = await registrationsOf(strapi.db.connection, email);
  const isMailed = user?.blocked !== true && (user !== null || waiting.length > 0);
  await strapi.db.transaction(async ({ trx }) => {
    const mail = {
      kind: "registration",
      address: email,
      network,
      hasAccount: user !== null,
      isSent: isMailed,
    } as const;
    if (!(await mayMailAccount(strapi.db, mail))) return;
    const code = await addCode(trx, "confirm", email);
    if (isMailed) await send(user?.confirmed === true ? mails.known(recipient) : mails.confirm(recipient, code));
  });
}
