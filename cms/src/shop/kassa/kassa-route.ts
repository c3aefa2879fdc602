import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { cleanLine } from "#contract/clean-text";
import type { Context } from "../../content/context.ts";
import { kassaAction } from "../../content/panel-rights.ts";
import { panelRouter } from "../../content/routers.ts";

/** Makes a router below `/kassa`, for users with the permission for the Kassa. */
export function kassaRouter(
  routes: readonly {
    method: "GET" | "POST" | "PUT";
    path: string;
    /** Returns the body of the response. */
    answer: (ctx: Context) => Promise<unknown>;
  }[],
): Core.RouterInput {
  return panelRouter(
    "/kassa",
    routes.map(({ method, path, answer }) => ({
      method,
      path,
      right: kassaAction,
      handler: async (ctx: Context) => {
        ctx.set("cache-control", "no-store");
        ctx.body = await answer(ctx);
      },
    })),
  );
}

const userSchema = z.object({
  id: z.number(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  email: z.string(),
});

/** Returns the staff member who sent a request. `name` is the e-mail address of a user without a name. */
export function staffUser(ctx: Context): { id: number; name: string } {
  const { id, firstname, lastname, email } = userSchema.parse(ctx.state.user);
  const name = [firstname, lastname].filter((part) => typeof part === "string" && part !== "").join(" ");
  return { id, name: name === "" ? email : name };
}

/** Makes the schema of a line of text, cleaned by {@link cleanLine}. @param longest - In characters. */
export function textLineSchema(longest: number) {
  return z.string().overwrite(cleanLine).max(longest);
}

export const eventIdSchema = z.string().regex(/^[a-z0-9]{1,40}$/u);

/** Numeric id in a URL path. */
export const pathIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/u)
  .transform(Number);
