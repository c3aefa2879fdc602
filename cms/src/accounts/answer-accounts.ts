import type { Core } from "@strapi/strapi";
import { type AccountCall, openCalls } from "./account-calls.ts";
import { answerOf } from "./account-user.ts";
import type { Accounts } from "./accounts.ts";
import { nameSessionsInTokens } from "./sessions/session-tokens.ts";
import { visitorOf } from "./sessions/visitor.ts";
import { changePassword } from "./sign-in/change-password.ts";
import { confirmEmail } from "./sign-in/confirm-email.ts";
import { forgotPassword } from "./sign-in/forgot-password.ts";
import { register } from "./sign-in/register.ts";
import { resetPassword } from "./sign-in/reset-password.ts";
import { sendConfirmation } from "./sign-in/send-confirmation.ts";
import { signIn } from "./sign-in/sign-in.ts";

/**
 * Answers the calls of visitors' accounts: `contract/src/accounts/account.ts` says how. Strapi's own routes for them are
 * closed, as they tell who has an account.
 */
export function answerAccounts(accounts: Accounts): void {
  const { strapi } = accounts;
  closeOwnRoutes(strapi);
  nameSessionsInTokens(strapi);
  const post = (
    path: string,
    answer: (accounts: Accounts, ctx: Parameters<AccountCall["answer"]>[0]) => Promise<object>,
  ) => ({ method: "POST", path, answer: (ctx) => answer(accounts, ctx) }) satisfies AccountCall;
  openCalls(strapi, [
    post("/auth/local", signIn),
    post("/auth/local/register", register),
    post("/auth/email-confirmation", confirmEmail),
    post("/auth/send-email-confirmation", sendConfirmation),
    post("/auth/forgot-password", forgotPassword),
    post("/auth/reset-password", resetPassword),
    post("/auth/change-password", changePassword),
    { method: "GET", path: "/users/me", answer: async (ctx) => answerOf((await visitorOf(strapi, ctx)).user) },
  ]);
}

/**
 * Removes the plug-in's own routes; the plug-in itself stays, with its users and the rights of the public role.
 *
 * @throws {Error} This version of Strapi keeps those routes elsewhere.
 */
function closeOwnRoutes(strapi: Core.Strapi): void {
  const { routes } = strapi.plugin("users-permissions");
  const open = Array.isArray(routes) ? undefined : routes["content-api"];
  if (open === undefined) throw new Error("Strapi's accounts have other routes now");
  open.routes = [];
}
