import { idempotencyKeySchema } from "@circuit/contract/shop/order";
import { readFormBody } from "#app/http/form-body.server.ts";
import { FormBodyError } from "#app/http/received-form.server.ts";

/** What the form may weigh, in bytes: it names at most all lines of a cart. */
const maxBytes = 4096;

/** What the form that takes a cart to the checkout says. */
interface BeginForm {
  /** Its idempotency key; `null` when it has none. */
  key: string | null;
  /** Which lines its visitor was told aren't ordered. */
  staying: string;
}

/** Reads the form that takes a cart to the checkout. @param field - Name of its field for lines that aren't ordered. */
export async function readBeginForm(request: Request, field: string): Promise<BeginForm> {
  try {
    const { data, remove } = await readFormBody(request, maxBytes);
    await remove();
    const staying = data.get(field);
    return {
      key: idempotencyKeySchema.safeParse(data.get("idempotencyKey")).data ?? null,
      staying: typeof staying === "string" ? staying : "",
    };
  } catch (error) {
    if (error instanceof FormBodyError) return { key: null, staying: "" };
    throw error;
  }
}
