import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { emailAddress } from "#contract/field";
import { languageHeader, returnPathHeader } from "#contract/accounts/account";
import { isFromSite } from "../../access/from-site.ts";
import type { Context } from "../../content/context.ts";
import { bodyOf } from "../account-calls.ts";
import { lockAccount } from "../account-lock.ts";
import { addressOf, findUserByEmail } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { mailLanguage, accountRecipient } from "../mail-language.ts";
import { hashPassword, refuseBadPassword, typedPassword } from "../passwords.ts";
import { mayMailAccount } from "../../mail/recipient-limit.ts";
import { addCode } from "../tables/code-table.ts";
import { addRegistration } from "../tables/registration-table.ts";
import { countTry } from "../attempts.ts";
import { visitorNetwork } from "../visitor-network.ts";

/** A path of the site, as it stands in an address; the site checks it again before it leads anybody there. */
const pathSchema = z.string().regex(/^\/(?!\/)[!-[\]-~]{0,500}$/u);

/** Where who registers was on the site, as that says; `null` when it says nothing, or somebody else does. */
function returnPathOf(strapi: Core.Strapi, ctx: Context): string | null {
  const secret = strapi.config.get<string | undefined>("purges.secret");
  return isFromSite(secret, ctx) ? (pathSchema.safeParse(ctx.get(returnPathHeader)).data ?? null) : null;
}

const bodySchema = z.object({
  email: z.string().transform(addressOf).pipe(emailAddress),
  password: typedPassword,
});

/**
 * Answers `POST /auth/local/register`. Whether the address has an account or not, the same is done and said: the
 * password is hashed, the registration noted, and a mail written that asks to confirm it, or tells of the account.
 * There is no account before it is confirmed, so nobody can keep an address from its owner.
 */
export async function register({ strapi, mails, send }: Accounts, ctx: Context): Promise<object> {
  const { email, password } = bodyOf(ctx, bodySchema);
  const network = visitorNetwork(strapi, ctx);
  const locale = mailLanguage(ctx.get(languageHeader));
  await countTry(strapi, ctx, { action: "register", account: email });
  refuseBadPassword(password, email);
  const passwordHash = await hashPassword(strapi, password);

  await strapi.db.transaction(async ({ trx }) => {
    await lockAccount(strapi, trx, email);
    const user = await findUserByEmail(strapi, email);
    // For a known address too, though nobody learns it: the same work.
    const code = await addCode(trx, "confirm", email);
    const mail = { kind: "registration", address: email, network, hasAccount: user !== null, isSent: true } as const;
    const isMailed = await mayMailAccount(strapi.db, mail);
    const returnPath = returnPathOf(strapi, ctx);
    const mailedCode = isMailed ? code : null;
    await addRegistration(trx, { email, passwordHash, locale, returnPath, network, code: mailedCode });
    if (!isMailed) return;
    await send(
      user?.confirmed === true ? mails.known(accountRecipient(user, ctx)) : mails.confirm({ email, locale }, code),
    );
  });
  return { ok: true };
}
