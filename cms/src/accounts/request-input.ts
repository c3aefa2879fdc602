import { errors } from "@strapi/utils";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { accountFault } from "./account-fault.ts";

/** Parses the body of a call. @throws {Error} `malformed`: it doesn't match the schema. */
export function parseBody<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  const body = schema.safeParse(ctx.request.body);
  if (!body.success) throw accountFault("malformed");
  return body.data;
}

const idInAddress = z.string().regex(/^[\w-]{1,64}$/u);

/** The id of a session, passkey or subscription in a call's path. @throws {errors.NotFoundError} It is malformed. */
export function idParam(ctx: Context): string {
  const id = idInAddress.safeParse(ctx.params["id"]);
  if (!id.success) throw new errors.NotFoundError();
  return id.data;
}
