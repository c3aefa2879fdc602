import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { loginAction } from "../access/logins/login-action.ts";

const word = z.string().max(1000);

const fields = { email: z.string().max(254).optional(), password: word.optional() };

/** Other values in a login's body, such as whether to stay logged in. */
const plain = z.union([word, z.boolean(), z.null()]);

const flat = z.object(fields).catchall(plain);

/** Body of a user who accepts an invitation, with personal details in a nested object. */
const invited = z.object({ ...fields, userInfo: flat.optional() }).catchall(plain);

/**
 * Runs after the body is read. Refuses login bodies that aren't an object with a few short values. Strapi accepts any
 * value, and then repeats it in its answer or fails on an unexpected type.
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
