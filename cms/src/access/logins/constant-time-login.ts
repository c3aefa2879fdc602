import type { Core } from "@strapi/strapi";
import { extendService, type LoginOutcome } from "../../strapi-internals/services.ts";

const refused: LoginOutcome = [null, false, { message: "Invalid credentials" }];

/**
 * Makes the panel's login take as long, and answer the same, for an active, a blocked and an unknown account. Strapi
 * itself compares passwords only when there is an account, so its response time reveals whether there is one.
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
