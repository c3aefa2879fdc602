import { useRef, useState, type SubmitEvent } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import type { CartAnswer, CartProblem } from "../cart/cart-data.ts";
import { changeStoredCart } from "../cart/cart-requests.ts";
import { ticketFieldName } from "../cart/ticket-field.ts";
import { isAnyChoosable, isChoosable, mostOf } from "./choice-words.ts";
import { useSavedChoice } from "./saved-choice.ts";
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

/** Manages the chosen tickets, and adds them to the cart. @param group - Tells the choice from the page's others. */
export function useTicketChoice(pageDays: readonly SaleDay[], group: string) {
  const locale = useLocale();
  const [quantities, setQuantities] = useSavedChoice(group);
  const [outcome, setOutcome] = useState<ChoiceOutcome>(null);
  const [isBusy, setIsBusy] = useState(false);
  const firstField = useRef<HTMLDivElement>(null);
  const days = withLatest(pageDays, useAvailability());

  const isOpen = isAnyChoosable(days);
  const quantityOf = (day: SaleDay, ticket: TicketChoice) => Number(quantities[ticketFieldKey(day, ticket)] ?? 0);
  const chosen: Chosen[] = days.flatMap((day) =>
    day.tickets.flatMap((ticket) => {
      const quantity = Math.min(quantityOf(day, ticket), mostOf(ticket));
      return quantity > 0 && isChoosable(ticket) ? [{ day, ticket, quantity }] : [];
    }),
  );

  const choose = (day: SaleDay, ticket: TicketChoice, quantity: number) => {
    setQuantities((before) => ({ ...before, [ticketFieldKey(day, ticket)]: String(quantity) }));
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
    if (typeof answer === "string") return;
    setQuantities((before) => Object.fromEntries<string>(Object.keys(before).map((name) => [name, "0"])));
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
  return { days, isOpen, quantityOf, chosen, outcome, isBusy, choose, send, sendThese, forget, chooseMore, firstField };
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
