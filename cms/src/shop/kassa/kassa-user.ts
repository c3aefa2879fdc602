import * as z from "zod";
import type { Context } from "../../content/context.ts";

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
