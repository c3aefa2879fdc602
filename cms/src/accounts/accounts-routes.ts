import type { Core } from "@strapi/strapi";
import { accountCalls } from "#contract/accounts/account";
import { passkeyCalls } from "#contract/accounts/passkeys";
import { providersPath } from "#contract/accounts/provider-sign-in";
import { connectFolder } from "#contract/urls/own-paths";
import { siteRouter } from "../content/routers.ts";
import type { Context } from "../content/context.ts";
import { toUserResponse } from "./account-user.ts";
import { type Accounts, accountsOf } from "./accounts.ts";
import { deleteAccount } from "./page/delete-account.ts";
import { exportAccount } from "./page/export-account.ts";
import { overview } from "./page/overview.ts";
import { cancelSubscription, changeDetails, restoreSubscription, showOrder } from "./page/page-calls.ts";
import { passkeyCreationOptions, deletePasskey, registerPasskey } from "./passkeys/account-passkeys.ts";
import { passkeyRequestOptions, signInByPasskey } from "./passkeys/sign-in-by-passkey.ts";
import { oauthAuthorize, oauthCallback } from "./providers/oauth.ts";
import { disconnectProvider, linkProvider, signInByProvider } from "./providers/provider-account.ts";
import { listProviders } from "./providers/provider-settings.ts";
import { endOneSession, endOtherSessions, signOut, requireVisitor, type Visitor } from "./sessions/sessions.ts";
import { forgotPassword, sendConfirmation } from "./sign-in/request-mail.ts";
import { changePassword, resetPassword } from "./sign-in/new-password.ts";
import { confirmEmail, register } from "./sign-in/registration.ts";
import { signIn } from "./sign-in/sign-in.ts";

/** Routes of the account API, which `contract/src/accounts/account.ts` describes. */
export function accountsRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const accounts = accountsOf(strapi);
  const { overview: overviewPath, details, subscriptions, sessions, signOut: signOutPath, account } = accountCalls;
  const route = (method: Method, path: string, answer: Answer) => ({
    method,
    path,
    async handler(ctx: Context) {
      ctx.set("cache-control", "no-store");
      const body = await answer(accounts, ctx);
      if (body === null) ctx.status = 204;
      else if (body instanceof URL) ctx.redirect(body.href);
      else ctx.body = body;
    },
  });
  /** A route for visitors who are signed in. */
  const visitorRoute = (method: Method, path: string, answer: VisitorAnswer) =>
    route(method, path, async (_accounts, ctx) => answer(accounts, await requireVisitor(strapi, ctx), ctx));
  return siteRouter([
    route("POST", "/auth/local", signIn),
    route("POST", "/auth/local/register", register),
    route("POST", "/auth/email-confirmation", confirmEmail),
    route("POST", "/auth/send-email-confirmation", sendConfirmation),
    route("POST", "/auth/forgot-password", forgotPassword),
    route("POST", "/auth/reset-password", resetPassword),
    visitorRoute("POST", "/auth/change-password", changePassword),
    visitorRoute("GET", "/users/me", async (_accounts, { user }) => toUserResponse(user)),
    visitorRoute("GET", overviewPath, overview),
    visitorRoute("GET", `${accountCalls.orders}/:number`, showOrder),
    visitorRoute("PUT", details, changeDetails),
    visitorRoute("DELETE", `${subscriptions}/:id`, cancelSubscription),
    visitorRoute("POST", subscriptions, restoreSubscription),
    visitorRoute("DELETE", sessions, endOtherSessions),
    visitorRoute("DELETE", `${sessions}/:id`, endOneSession),
    visitorRoute("POST", signOutPath, signOut),
    visitorRoute("GET", accountCalls.export, exportAccount),
    visitorRoute("DELETE", account, deleteAccount),
    route("POST", passkeyCalls.request, passkeyRequestOptions),
    route("POST", passkeyCalls.signIn, signInByPasskey),
    visitorRoute("POST", passkeyCalls.passkeys, registerPasskey),
    visitorRoute("POST", passkeyCalls.creation, passkeyCreationOptions),
    visitorRoute("DELETE", `${passkeyCalls.passkeys}/:id`, deletePasskey),
    route("GET", providersPath, listProviders),
    route("GET", `${connectFolder}:provider`, oauthAuthorize),
    route("GET", `${connectFolder}:provider/callback`, oauthCallback),
    route("GET", "/auth/:provider/callback", signInByProvider),
    route("POST", "/auth/:provider/link", linkProvider),
    visitorRoute("DELETE", `${providersPath}/:provider`, disconnectProvider),
  ]);
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Handles a call and returns the response's body; a URL to redirect to; or `null` for HTTP 204. */
type Answer = (accounts: Accounts, ctx: Context) => Promise<object | null>;

/** The same, for a visitor who is signed in. */
type VisitorAnswer = (accounts: Accounts, visitor: Visitor, ctx: Context) => Promise<object | null>;

/**
 * Removes the public routes of Strapi's users-permissions plugin, because their answers reveal who has an account. Call
 * it before Strapi mounts routes.
 *
 * @throws {Error} This version of Strapi keeps those routes elsewhere.
 */
export function closeOwnRoutes(strapi: Core.Strapi): void {
  const { routes } = strapi.plugin("users-permissions");
  const open = Array.isArray(routes) ? undefined : routes["content-api"];
  if (open === undefined) throw new Error("Strapi's accounts have other routes now");
  open.routes = [];
}
