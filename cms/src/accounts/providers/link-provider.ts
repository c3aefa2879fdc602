import * as z from "zod";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import { bodyOf } from "../account-calls.ts";
import { lockAccount } from "../account-lock.ts";
import { findUser, findUserByEmail, updateUser } from "../account-user.ts";
import type { Accounts } from "../accounts.ts";
import { accountRecipient } from "../mail-language.ts";
import { isPasswordOf, typedPassword } from "../passwords.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { countTry } from "../attempts.ts";
import { identitySchema } from "./oauth-callback.ts";
import { ownerOf } from "./provider-request.ts";
import { addLink, readPass } from "../tables/provider-tables.ts";
import { titleOf } from "./set-up-providers.ts";
import { consumePass } from "./sign-in-by-provider.ts";

const bodySchema = z.object({ access_token: z.string().max(200), password: typedPassword });

/**
 * Answers `POST /auth/{provider}/link`: the account that has the address is linked to the provider, once its password is
 * known. An attempt counts as one to sign in to that account.
 */
export async function linkProvider({ strapi, mails, send }: Accounts, ctx: Context): Promise<object> {
  const owner = ownerOf(ctx);
  const { provider } = owner;
  const { access_token: pass, password } = bodyOf(ctx, bodySchema);
  const known = await readPass(strapi.db.connection, owner, pass, identitySchema);
  const email = known?.isVerified === true ? known.email : null;
  const attempt = await countTry(strapi, ctx, { action: "sign-in", account: email });
  if (known === null || email === null) throw accountFault("wrong-state");
  const user = await findUserByEmail(strapi, email);
  if (!(await isPasswordOf(strapi, password, user?.password ?? null)) || user === null) {
    throw accountFault("wrong-password");
  }
  if (user.blocked === true) throw accountFault("blocked");

  const linked = await strapi.db.transaction(async ({ trx }) => {
    await lockAccount(strapi, trx, email);
    const present = await findUser(strapi, { id: user.id });
    if (present?.password !== user.password) throw accountFault("wrong-password");
    await consumePass(trx, pass);
    await addLink(trx, { provider, subject: known.subject, userId: user.id });
    await send(mails.linked(accountRecipient(present, ctx), titleOf(strapi, provider)));
    // One that staff made: the provider verified its address.
    return present.confirmed === true ? present : updateUser(strapi, user.id, { confirmed: true });
  });
  const answer = await beginSession(strapi, ctx, linked);
  await attempt.takeBack();
  return answer;
}
