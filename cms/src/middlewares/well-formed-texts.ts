import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/**
 * Runs after the body is read, and after its depth is bounded: refuses texts with half a character (a lone surrogate), which
 * no keyboard writes but JSON can spell. The JavaScript bcrypt loops on one until the memory is full.
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
