import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { accountFault } from "./account-fault.ts";

/** The body of a call. @throws {Error} It has another shape: `malformed`. */
export function parseBody<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  const body = schema.safeParse(ctx.request.body);
  if (!body.success) throw accountFault("malformed");
  return body.data;
}

const idInAddress = z.string().regex(/^[\w-]{1,64}$/u);

/** The id of a session, a passkey or a subscription in a call's path. @throws {errors.NotFoundError} There can't be such a one. */
export function idParam(ctx: Context): string {
  const id = idInAddress.safeParse(ctx.params["id"]);
  if (!id.success) throw new errors.NotFoundError();
  return id.data;
}
