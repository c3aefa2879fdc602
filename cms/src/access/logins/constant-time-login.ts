import type { Core } from "@strapi/strapi";
import { extendService } from "../../content/extend-service.ts";

interface Credentials {
  email: string;
  password: string;
}

interface Account {
  id: number;
  password: string | null;
  isActive: boolean | null;
}

/** Services of the panel that Strapi leaves untyped; source: `@strapi/admin` 5.54, `server/src/services/auth`. */
interface PanelAuth {
  validatePassword(password: string, hash: string): Promise<boolean>;
  hashPassword(password: string): Promise<string>;
  checkCredentials(credentials: Credentials): Promise<Outcome>;
}

/** Error, account or `false`, and the reason for a refusal, as the panel's log-in expects them. */
type Outcome = [null, Account] | [null, false, { message: string }];

const refused: Outcome = [null, false, { message: "Invalid credentials" }];

/**
 * Makes the panel's log-in do the same work and give the same answer for an address with an
 * account, a blocked account or none. By itself Strapi compares passwords only when there is
 * an account, so the time it takes would tell whether there is one.
 */
export function constantTimeLogin(strapi: Core.Strapi): void {
  extendService<PanelAuth>(strapi, "admin::auth", (auth) => {
    const nobodysHash = auth.hashPassword("of nobody");

    const checkCredentials = async ({ email, password }: Credentials): Promise<Outcome> => {
      const account: Account | null = await strapi.db.query("admin::user").findOne({ where: { email } });
      const hash = account?.password ?? null;
      const isRight = await auth.validatePassword(password, hash ?? (await nobodysHash));
      return isRight && account !== null && hash !== null && account.isActive === true ? [null, account] : refused;
    };
    return { ...auth, checkCredentials };
  });
}
