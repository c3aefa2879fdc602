import { idempotencyKeySchema } from "@circuit/contract/shop/order";
import { readTextForm, textOf } from "#app/http/form-body.server.ts";

/** Maximum size of the form, in bytes: it names at most all lines of a cart. */
const maxBytes = 4096;

/** The form that takes a cart to the checkout. */
interface BeginForm {
  /** Its idempotency key; `null` when it has none. */
  key: string | null;
  /** The lines of which the cart page said that they aren't ordered. */
  staying: string;
}

/** Reads the form that takes a cart to the checkout. @param field - Name of its field for lines that aren't ordered. */
export async function readBeginForm(request: Request, field: string): Promise<BeginForm> {
  const sent = await readTextForm(request, maxBytes);
  if (sent === null) return { key: null, staying: "" };
  return { key: idempotencyKeySchema.safeParse(sent.get("idempotencyKey")).data ?? null, staying: textOf(sent, field) };
}
