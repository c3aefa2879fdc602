import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { loginAction } from "../access/logins/login-action.ts";

const word = z.string().max(1000);

const fields = { email: z.string().max(254).optional(), password: word.optional() };

/** Such as whether to stay logged in, and the name of the browser. */
const plain = z.union([word, z.boolean(), z.null()]);

const flat = z.object(fields).catchall(plain);

/** Who accepts an invitation sends who they are in an object of its own. */
const invited = z.object({ ...fields, userInfo: flat.optional() }).catchall(plain);

/**
 * Runs after the body is read: without a login the panel accepts only an object with a few short values. Strapi's own rules
 * accept any value; some repeat all of it in their answer, others fail on a number where they expect a text.
 */
const plainLoginBodies: Core.MiddlewareFactory = () => (ctx, next) => {
  const action = loginAction(ctx.path);
  const body: unknown = ctx.request.body;
  const isEmpty = body === undefined || body === null || body === "";
  if (action === null || isEmpty) return next();
  const isPlain = (action === "register" ? invited : flat).safeParse(body).success;
  if (!isPlain) throw new errors.ValidationError("The body isn't what a log-in sends");
  return next();
};

export default plainLoginBodies;
