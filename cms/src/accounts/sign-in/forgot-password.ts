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
 * Answers `POST /auth/forgot-password`, at once and always the same; then a mail goes to an address that has an
 * account, or a registration that waits: who has the inbox may choose its password.
 */
export async function forgotPassword(accounts: Accounts, ctx: Context): Promise<object> {
  const { email } = bodyOf(ctx, bodySchema);
  const locale = mailLanguage(ctx.get(languageHeader));
  await countTry(accounts.strapi, ctx, { action: "forgot-password", account: email });
  const network = visitorNetwork(accounts.strapi, ctx);
  afterAnswer(accounts.strapi, () => mailReset(accounts, { email, locale }, network));
  return { ok: true };
}

/** For an address that gets no mail the same is written but for the mail: what comes next waits as long for the database. */
async function mailReset({ strapi, mails, send }: Accounts, asked: Recipient, network: string | null): Promise<void> {
  const { email } = asked;
  const user = await findUserByEmail(strapi, email);
  const waiting = await registrationsOf(strapi.db.connection, email);
  const isMailed = user?.blocked !== true && (user !== null || waiting.length > 0);
  await strapi.db.transaction(async ({ trx }) => {
    const mail = { kind: "reset", address: email, network, hasAccount: user !== null, isSent: isMailed } as const;
    if (!(await mayMailAccount(strapi.db, mail))) return;
    const code = await addCode(trx, "reset", email);
    // Whoever waits for it is on the page that it leads back to: in that one's language, whichever the owner chose.
    if (isMailed) await send(mails.reset(asked, code));
  });
}
