import { idempotencyKeySchema } from "@circuit/contract/shop/order";
import { readTextForm, formText } from "#app/http/form-body.server.ts";

/** Maximum size of the request body, in bytes. The form can list every line of a cart. */
const maxBytes = 4096;

/** The submitted form that takes a cart to the checkout. */
interface BeginForm {
  /** Idempotency key; `null` when missing or malformed. */
  key: string | null;
  /** Keys of the cart lines that the cart page showed as not orderable, separated by spaces. */
  staying: string;
}

/** Reads the form that takes a cart to the checkout. @param field - Name of the input that fills `staying`. */
export async function readBeginForm(request: Request, field: string): Promise<BeginForm> {
  const sent = await readTextForm(request, maxBytes);
  if (sent === null) return { key: null, staying: "" };
  return {
    key: idempotencyKeySchema.safeParse(sent.get("idempotencyKey")).data ?? null,
    staying: formText(sent, field),
  };
}
