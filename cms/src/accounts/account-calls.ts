import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { siteRouter } from "../content/routers.ts";
import { accountFault } from "./account-fault.ts";

/** A call of visitors' accounts, and what answers it. */
export interface AccountCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the API's prefix. */
  path: string;
  /** Gives the body of the answer; an address to be led to, or `null` for a 204. */
  answer: (ctx: Context) => Promise<object | null>;
}

/** Makes the router of calls. Each finds out by itself who asks: Strapi's own rights of routes have no say. */
export function callsRouter(calls: readonly AccountCall[]): Core.RouterInput {
  return siteRouter(
    calls.map(({ method, path, answer }) => ({
      method,
      path,
      handler: async (ctx: Context) => {
        ctx.set("cache-control", "no-store");
        const body = await answer(ctx);
        if (body === null) ctx.status = 204;
        else if (body instanceof URL) ctx.redirect(body.href);
        else ctx.body = body;
      },
    })),
  );
}

/** The body of a call. @throws {Error} It has another shape: `malformed`. */
export function bodyOf<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  const body = schema.safeParse(ctx.request.body);
  if (!body.success) throw accountFault("malformed");
  return body.data;
}

const idInAddress = z.string().regex(/^[\w-]{1,64}$/u);

/** The id of a session, a passkey or a subscription in a call's path. @throws {errors.NotFoundError} There can't be such a one. */
export function idOf(ctx: Context): string {
  const id = idInAddress.safeParse(ctx.params["id"]);
  if (!id.success) throw new errors.NotFoundError();
  return id.data;
}
