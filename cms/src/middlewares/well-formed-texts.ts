import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/**
 * Runs after `bounded-nesting.ts`. Refuses bodies with a lone surrogate, which JSON can spell: the JavaScript bcrypt
 * loops on one until memory is full.
 */
const wellFormedTexts: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (!isWellFormed(ctx.request.body)) throw new errors.ValidationError("The body has half a character");
  return next();
};

function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isWellFormed);
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWellFormed(inner));
}

export default wellFormedTexts;
