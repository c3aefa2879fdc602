import * as z from "zod";
import { languageHeader } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { lockAccount } from "../account-lock.ts";
import { type AccountUser, createUser, findUser, findUserByEmail } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { mailLanguage } from "../mail-language.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { countTry } from "../attempts.ts";
import { dropCodes } from "../tables/code-table.ts";
import { dropRegistrations } from "../tables/registration-table.ts";
import { identitySchema } from "./oauth-callback.ts";
import { ownerOf } from "./provider-request.ts";
import { addLink, readPass, takePass, userOfLink } from "../tables/provider-tables.ts";

const querySchema = z.object({ access_token: z.string().max(200) });

/**
 * Answers `GET /auth/{provider}/callback`. Who was here before is known by what the provider calls them, whatever the
 * address is now; anybody else by an address that the provider verified. An account with that address isn't opened by it:
 * who got the address of somebody else at a provider would have their account.
 */
export async function signInByProvider({ strapi }: Accounts, ctx: Context): Promise<object> {
  const owner = ownerOf(ctx);
  const query = querySchema.safeParse(ctx.query);
  if (!query.success) throw accountFault("wrong-state");
  const pass = query.data.access_token;
  const attempt = await countTry(strapi, ctx, { action: "sign-in", account: null });
  const known = await readPass(strapi.db.connection, owner, pass, identitySchema);
  if (known === null) throw accountFault("wrong-state");

  const user = await strapi.db.transaction(async ({ trx }): Promise<AccountUser> => {
    const { provider } = owner;
    const { subject, email, isVerified } = known;
    const linked = await userOfLink(trx, provider, subject);
    const before = linked === null ? null : await findUser(strapi, { id: linked });
    if (before !== null) {
      await consumePass(trx, pass);
      return before;
    }
    if (email === null) throw accountFault("no-email");
    if (!isVerified) throw accountFault("unverified-email");
    await lockAccount(strapi, trx, email);
    if ((await findUserByEmail(strapi, email)) !== null) throw accountFault("password-needed");
    await consumePass(trx, pass);
    const locale = mailLanguage(ctx.get(languageHeader));
    const created = await createUser(strapi, { email, passwordHash: null, locale });
    await addLink(trx, { provider, subject, userId: created.id });
    // Whoever registered this address meanwhile can't get in by it.
    await dropCodes(trx, email);
    await dropRegistrations(trx, email);
    return created;
  });
  if (user.blocked === true) throw accountFault("blocked");
  const answer = await beginSession(strapi, ctx, user);
  await attempt.takeBack();
  return answer;
}

/** @throws {Error} Somebody else used it: `wrong-state`. */
export async function consumePass(queries: Parameters<typeof takePass>[0], pass: string): Promise<void> {
  if (!(await takePass(queries, pass))) throw accountFault("wrong-state");
}
