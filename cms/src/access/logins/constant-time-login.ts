import type { Core } from "@strapi/strapi";
import { extendService, type LoginOutcome } from "../../strapi-internals/services.ts";

const refused: LoginOutcome = [null, false, { message: "Invalid credentials" }];

/**
 * Makes the panel's log-in do the same work and give the same answer for an address with an
 * account, a blocked account or none. By itself Strapi compares passwords only when there is
 * an account, so the time it takes would tell whether there is one.
 */
export function constantTimeLogin(strapi: Core.Strapi): void {
  extendService(strapi, "admin::auth", (auth) => {
    const nobodysHash = auth.hashPassword("of nobody");
    return {
      async checkCredentials({ email, password }) {
        const account: LoginOutcome[1] | null = await strapi.db.query("admin::user").findOne({ where: { email } });
        const hash = account ? account.password : null;
        const isRight = await auth.validatePassword(password, hash ?? (await nobodysHash));
        return isRight && account && hash !== null && account.isActive === true ? [null, account] : refused;
      },
    };
  });
}
