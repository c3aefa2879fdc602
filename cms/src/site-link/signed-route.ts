import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Purpose } from "#contract/site-link/signature";
import type { Context } from "../content/context.ts";
import { siteRouter } from "../content/routers.ts";
import { jsonText } from "./json-text.ts";
import { consumeSignature } from "./signed-once.ts";

interface SignedMessages<Schema extends z.ZodType> {
  path: string;
  /** The purpose for which the message must be signed. */
  purpose: Purpose;
  /** Shape of the JSON message. */
  schema: Schema;
  /** Longest message, in characters. */
  longest: number;
  /** Returns the response body; `null` for HTTP 404. */
  answer: (message: z.output<Schema>) => Promise<object | null>;
  /** HTTP status for an expected error; `null` to rethrow it. */
  statusOf?: (error: unknown) => number | null;
}

/**
 * Creates a route for signed messages of the web server, `POST { "message": "…" }`. It answers 401 to an unsigned or
 * repeated message, and 400 to a malformed one.
 */
export function signedRouter<Schema extends z.ZodType>(
  strapi: Core.Strapi,
  { path, purpose, schema, longest, answer, statusOf }: SignedMessages<Schema>,
): Core.RouterInput {
  const bodySchema = z.object({ message: z.string().max(longest) });
  const messageSchema = jsonText(schema);

  const handler = async (ctx: Context) => {
    ctx.set("cache-control", "no-store");
    const text = bodySchema.safeParse(ctx.request.body).data?.message ?? "";
    if (!(await consumeSignature(strapi, purpose, text, ctx.get("x-signature")))) {
      ctx.status = 401;
      return;
    }
    const message = messageSchema.safeParse(text);
    if (!message.success) {
      ctx.status = 400;
      return;
    }
    try {
      const body = await answer(message.data);
      if (body === null) ctx.status = 404;
      else ctx.body = body;
    } catch (error) {
      const status = statusOf?.(error) ?? null;
      if (status === null) throw error;
      ctx.status = status;
    }
  };
  return siteRouter([{ method: "POST", path, handler }]);
}
