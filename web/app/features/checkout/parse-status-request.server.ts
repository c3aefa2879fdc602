import { orderTokenSchema } from "@circuit/contract/shop/order";
import * as z from "zod";
import { readFormBody } from "#app/http/form-body.server.ts";
import { FormBodyError } from "#app/http/received-form.server.ts";

/** What a question may weigh, in bytes. */
const maxBytes = 1024;

const questionSchema = z.union([
  z.object({ token: orderTokenSchema, intent: z.enum(["status", "extend"]) }),
  z.object({ number: z.string().max(20), intent: z.literal("status") }),
]);

/** What a visitor's page asks of its order: see `order-status-request.ts`. `null` for no such question. */
export async function parseStatusRequest(request: Request): Promise<z.infer<typeof questionSchema> | null> {
  try {
    const { data, remove } = await readFormBody(request, maxBytes);
    await remove();
    return questionSchema.safeParse(Object.fromEntries(data)).data ?? null;
  } catch (error) {
    if (error instanceof FormBodyError) return null;
    throw error;
  }
}
