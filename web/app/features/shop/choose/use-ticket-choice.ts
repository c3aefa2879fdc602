import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import type { CartAnswer, CartProblem } from "../cart/cart-data.ts";
import { changeStoredCart } from "../cart/cart-requests.ts";
import { ticketField, ticketFieldName } from "../cart/ticket-field.ts";
import { isAnyChoosable, isChoosable, mostOf } from "./choice-words.ts";
import { saveChoice, savedChoice } from "./saved-choice.ts";
import type { SaleDay, TicketChoice } from "./ticket-sale.ts";
import { useAvailability } from "./use-availability.ts";

/** A ticket that was chosen, with how many and for which day. */
export interface Chosen {
  day: SaleDay;
  ticket: TicketChoice;
  quantity: number;
}

/** Outcome of adding the choice to the cart. */
type ChoiceOutcome = { added: CartAnswer } | { problem: CartProblem } | null;

/** Returns the name of a ticket's quantity input, which is also the ticket's key in this hook. */
export function ticketFieldKey(day: SaleDay, { id, priceCents }: TicketChoice): string {
  return ticketFieldName(id, day.key, priceCents);
}

/** Manages the chosen tickets, and adds them to the cart. */
export function useTicketChoice(pageDays: readonly SaleDay[]) {
  const locale = useLocale();
  const [quantities, setQuantities] = useSavedQuantities();
  const [outcome, setOutcome] = useState<ChoiceOutcome>(null);
  const [isBusy, setIsBusy] = useState(false);
  const firstField = useRef<HTMLDivElement>(null);
  const days = withLatest(pageDays, useAvailability());

  const isOpen = isAnyChoosable(days);
  const chosen: Chosen[] = days.flatMap((day) =>
    day.tickets.flatMap((ticket) => {
      const quantity = Math.min(quantities[ticketFieldKey(day, ticket)] ?? 0, mostOf(ticket));
      return quantity > 0 && isChoosable(ticket) ? [{ day, ticket, quantity }] : [];
    }),
  );

  const choose = (day: SaleDay, ticket: TicketChoice, quantity: number) => {
    setQuantities((before) => ({ ...before, [ticketFieldKey(day, ticket)]: quantity }));
    setOutcome(null);
  };
  const sendThese = async (wanted: readonly Chosen[]) => {
    if (isBusy) return;
    if (wanted.length === 0) return setOutcome({ problem: "nothing" });
    setIsBusy(true);
    const fields = wanted.map(({ day, ticket, quantity }) => [ticketFieldKey(day, ticket), String(quantity)] as const);
    const answer = await changeStoredCart(locale, { intent: "add", ...Object.fromEntries<string>(fields) });
    setIsBusy(false);
    setOutcome(typeof answer === "string" ? { problem: answer } : { added: answer });
    if (typeof answer !== "string") setQuantities((before) => mapped(before, () => 0));
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Pressing Enter on a day submits the form even when it has no button: then there is nothing to add.
    return isOpen ? sendThese(chosen) : undefined;
  };
  const chooseMore = () => {
    setOutcome(null);
    firstField.current?.focus();
  };
  const forget = () => setOutcome(null);
  return { days, isOpen, quantities, chosen, outcome, isBusy, choose, send, sendThese, forget, chooseMore, firstField };
}

/** Keeps the chosen quantities by input name, and restores them when the visitor comes back to the page. */
function useSavedQuantities() {
  const { key } = useLocation();
  const state = useState<Readonly<Record<string, number>>>({});
  const [quantities, setQuantities] = state;
  const arrivedAt = useRef(key);
  useEffect(() => {
    const saved = Object.entries(savedChoice(arrivedAt.current)).filter(([name]) => name.startsWith(ticketField));
    // Quantities in the state were typed before hydration: they win over the saved ones.
    setQuantities((before) => ({ ...mapped(Object.fromEntries(saved), Number), ...before }));
  }, [setQuantities]);
  useEffect(() => saveChoice(key, mapped(quantities, String)), [key, quantities]);
  return state;
}

function mapped<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

/** Replaces the availability in the cached page by the latest. */
function withLatest(days: readonly SaleDay[], latest: ReturnType<typeof useAvailability>): readonly SaleDay[] {
  return days.map((day) => ({
    ...day,
    tickets: day.tickets.map((ticket) => {
      const [state, left] = latest[`${ticket.id}/${day.key}`] ?? [ticket.state, ticket.left];
      return { ...ticket, state, left };
    }),
  }));
}
