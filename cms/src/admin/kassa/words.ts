import { useIntl } from "react-intl";
import type { FoundOrderView, PoolView } from "../../shop/kassa/kassa-view.ts";
import { formatEuros } from "../euros.ts";
import { useSay } from "../use-say.ts";
import type { DraftProblem } from "./scanner-draft.ts";

type OrderState = FoundOrderView["state"];

type Kind = "state" | "payment" | "method" | "event" | "scanner" | "scanner.problem" | "toDo" | "vatCheck";

/** English words for values; the Dutch ones are in `translations/kassa.ts`. */
const english: Record<string, string> & Record<`state.${OrderState}` | `scanner.problem.${DraftProblem}`, string> = {
  "state.held": "In the cart",
  "state.awaiting-payment": "Waits for payment",
  "state.invoiced": "Invoiced",
  "state.at-gate": "Pays at the gate",
  "state.paid": "Paid",
  "state.refund-due": "To be refunded",
  "state.expired": "Expired",
  "state.cancelled": "Cancelled",
  "state.refunded": "Refunded",
  "state.charged-back": "Charged back",
  "state.refund-failed": "Refund failed",
  "state.refund-under-way": "Being refunded",
  "state.refunded-in-part": "Refunded in part",
  "state.refunding-in-part": "Being refunded in part",
  "state.paid-twice": "Paid twice",
  "vatCheck.valid": "checked: valid",
  "vatCheck.unchecked": "not checked: VIES didn’t answer",
  "vatCheck.not-asked": "not checked: not asked of VIES",
  "toDo.paid-twice": "paid twice",
  "toDo.refund-failed": "couldn’t be paid back",
  "toDo.to-transfer": "transfer it yourself",
  "toDo.refund-due": "to be refunded: its places were gone",
  "toDo.charged-back": "charged back by the bank, and its tickets are still valid",
  "toDo.money-kept": "cancelled, and its money is still with you",
  "payment.open": "open",
  "payment.paid": "received",
  "payment.failed": "failed",
  "payment.cancelled": "cancelled",
  "payment.expired": "expired",
  "method.online": "Online",
  "method.invoice": "Invoice",
  "method.gate": "At the gate",
  "method.free": "Free",
  "method.bank-transfer": "Bank transfer",
  // Methods of the payment provider, with the names on the order's page.
  "method.ideal": "iDEAL | Wero",
  "method.creditcard": "Credit card",
  "method.bancontact": "Bancontact",
  "method.banktransfer": "Bank transfer",
  "method.applepay": "Apple Pay",
  "method.paypal": "PayPal",
  "event.moved": "MOVED",
  "event.postponed": "POSTPONED",
  "event.cancelled": "CANCELLED",
  "scanner.waiting": "Waits for a telephone",
  "scanner.lapsed": "Code expired",
  "scanner.in-use": "In use",
  "scanner.ended": "Ended",
  "scanner.problem.name": "Give it a name, for example Telephone 1.",
  "scanner.problem.gate": "Type where it stands, for example East 4.",
  "scanner.problem.lastDay": "The last day is before the first.",
  "scanner.problem.untilDay.early": "This is before the last day.",
  "scanner.problem.untilDay.past": "Choose a moment that is still to come.",
  "scanner.problem.untilTime": "Type a time, for example 04:00.",
};

export type Words = ReturnType<typeof useKassaWords>;

/** Returns the Kassa's texts, and formats for its values, in the language of the panel. */
export function useKassaWords() {
  const intl = useIntl();
  const say = useSay("kassa.");
  const day = (text: string) =>
    intl.formatDate(`${text}T12:00:00Z`, {
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    });

  return {
    say,
    /** Returns the word for a value, such as an order's state; the value itself if there is none. */
    choice: (kind: Kind, value: string) => {
      const word = english[`${kind}.${value}`];
      return word === undefined ? value : say(`${kind}.${value}`, word);
    },
    euros: (cents: number) => `€ ${formatEuros(cents)}`,
    number: (value: number) => intl.formatNumber(value),
    /** @param key - Key of an admission: `2027-06-25`, or the first and the last day, `2027-06-25_2027-06-27`. */
    days: (key: string) => key.split("_").map(day).join(" – "),
    /** @param at - ISO 8601; shown in the circuit's time zone. */
    moment: (at: string) =>
      intl.formatDate(at, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Amsterdam" }),
    /** Formats the time of day alone. @param at - ISO 8601; shown in the circuit's time zone. */
    time: (at: string) => intl.formatDate(at, { timeStyle: "short", timeZone: "Europe/Amsterdam" }),
    pool: ({ kind, seats, name }: PoolView) => {
      const general = say("pool.event", "General");
      const where = name ?? general;
      if (kind === "arrangement") return say("pool.arrangement", "Arrangement {name}", { name: name ?? "?" });
      if (seats === "accessible") return say("pool.accessible", "{where}, wheelchair places", { where });
      if (seats === "companion") return say("pool.companion", "{where}, companions", { where });
      return where;
    },
  };
}
