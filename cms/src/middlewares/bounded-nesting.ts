import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** Most levels of nesting in a body; the panel's deepest content has about twenty. */
const maxDepth = 100;

/** Runs after the body is read. Refuses a body so deeply nested that recursive functions would overflow the stack. */
const boundedNesting: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (isTooDeep(ctx.request.body)) throw new errors.ValidationError("The body has too many levels");
  return next();
};

function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((value): unknown[] =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

export default boundedNesting;
