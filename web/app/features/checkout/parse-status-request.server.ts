import { orderTokenSchema } from "@circuit/contract/shop/order";
import * as z from "zod";
import { readTextForm } from "#app/http/form-body.server.ts";

/** Maximum size of a request, in bytes. */
const maxBytes = 1024;

const questionSchema = z.union([
  z.object({ token: orderTokenSchema, intent: z.enum(["status", "extend"]) }),
  z.object({ number: z.string().max(20), intent: z.literal("status") }),
]);

/** Parses a `StatusRequest`; `null` when it is malformed. */
export async function parseStatusRequest(request: Request): Promise<z.infer<typeof questionSchema> | null> {
  const sent = await readTextForm(request, maxBytes);
  return questionSchema.safeParse(Object.fromEntries(sent ?? [])).data ?? null;
}
