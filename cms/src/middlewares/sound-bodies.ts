import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** Most levels of nesting in a body; the panel's deepest content has about twenty. */
const maxDepth = 100;

/**
 * Runs after the body is read. Refuses a body so deeply nested that recursive functions would overflow the stack, and
 * one with a lone surrogate, which JSON can spell: the JavaScript bcrypt loops on one until memory is full.
 */
const soundBodies: Core.MiddlewareFactory = () => async (ctx, next) => {
  const fault = faultIn(ctx.request.body);
  if (fault !== null) throw new errors.ValidationError(`The body has ${fault}`);
  return next();
};

function faultIn(body: unknown): string | null {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    if (level.some((value) => typeof value === "string" && !value.isWellFormed())) return "half a character";
    level = level.flatMap((value): unknown[] =>
      typeof value === "object" && value !== null ? Object.entries(value).flat() : [],
    );
    if (level.length === 0) return null;
  }
  return "too many levels";
}

export default soundBodies;
