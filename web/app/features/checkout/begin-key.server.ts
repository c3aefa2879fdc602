import { idempotencyKeySchema } from "@circuit/contract/shop/order";
import { readFormBody } from "#app/http/form-body.server.ts";
import { FormBodyError } from "#app/http/received-form.server.ts";

/** What the form may weigh, in bytes: it has one field. */
const mostBytes = 4096;

/** The idempotency key of the form that takes a cart to the checkout; `null` when it has none. */
export async function beginKeyOf(request: Request): Promise<string | null> {
  try {
    const { data, remove } = await readFormBody(request, mostBytes);
    await remove();
    return idempotencyKeySchema.safeParse(data.get("idempotencyKey")).data ?? null;
  } catch (error) {
    if (error instanceof FormBodyError) return null;
    throw error;
  }
}
