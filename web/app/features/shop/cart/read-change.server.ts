import { cartLineSchema } from "@circuit/contract/shop/cart-line";
import { formText } from "#app/http/form-body.server.ts";
import { lineOfField, type CartChange } from "./change-cart.server.ts";
import { readQuantity } from "./read-quantity.server.ts";
import { openLines } from "./sealed-lines.server.ts";

/** Reads the change of the cart that a form requests; `null` for an unknown form. */
export function readChange(data: FormData): CartChange | { intent: "no-number" } | null {
  const text = (name: string) => formText(data, name);
  const index = /^\d{1,3}$/u.test(text("index")) ? Number(text("index")) : 0;
  switch (text("intent")) {
    case "add":
      // A form with a select sends the ticket as `choice` with a `quantity`; others have an input per ticket.
      return {
        intent: "add",
        lines: [[text("choice"), text("quantity")] as const, ...data].flatMap(([name, value]) =>
          typeof value === "string" ? (lineOfField(name, value) ?? []) : [],
        ),
      };
    case "set":
      return readSet(text, index);
    case "remove":
      return { intent: "remove", index, key: text("key") };
    case "clear":
      return { intent: "clear" };
    case "restore":
      return { intent: "restore", index, lines: openLines(text("sealed")) };
    default:
      return null;
  }
}

/** Reads a new quantity of a line. Zero removes the line. */
function readSet(text: (name: string) => string, index: number): ReturnType<typeof readChange> {
  const [ticketId, admission] = text("key").split("/");
  const quantity = readQuantity(text("quantity"));
  const seenPriceCents = /^\d{1,9}$/u.test(text("seen")) ? Number(text("seen")) : null;
  if (quantity === 0) return { intent: "remove", index, key: text("key") };
  if (quantity === null) return { intent: "no-number" };
  const line = cartLineSchema.safeParse({ ticketId, admission, quantity, seenPriceCents });
  return line.success ? { intent: "set", index, line: line.data } : null;
}
