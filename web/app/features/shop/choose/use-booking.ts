import { useRef, useState } from "react";
import { isChoosable, mostOf } from "./choice-words.ts";
import { useSavedChoice } from "./saved-choice.ts";
import { defaultGuests, type SaleDay, type TicketChoice, type TicketSale } from "./ticket-sale.ts";

/** A day on which an arrangement can be booked. */
export interface BookingOption {
  day: SaleDay;
  ticket: TicketChoice;
  /** Value in the form's `<select>`. */
  value: string;
  event: TicketSale | undefined;
}

/**
 * Manages a booking: the day, and the number of guests within the limits; `null` when no day is offered.
 *
 * @param forget - Clears the outcome of the last booking when the visitor changes something.
 */
export function useBooking(options: readonly BookingOption[], forget: () => void) {
  const [choice, setChoice] = useSavedChoice("booking");
  const [correction, setCorrection] = useState<Correction>(null);
  // Pressing the button moves the focus out of the input, which applies the typed number during the press.
  const press = useRef({ isUnderWay: false, hasCorrected: false });
  const isRefused = useRef(false);
  const option =
    options.find(({ value }) => value === choice["when"]) ??
    options.find(({ ticket }) => isChoosable(ticket)) ??
    options[0];
  if (option === undefined) return null;

  const most = mostOf(option.ticket);
  const { least } = option.ticket;
  const possible = (count: number) => Math.max(least, Math.min(count, most));
  const chooseWhen = (when: string) => {
    forget();
    setChoice((before) => ({ ...before, when }));
    setCorrection((before) => (before === "refused" ? before : null));
  };
  /** @returns `false` for an invalid number, which stays in the input: then nothing can be booked. */
  const chooseGuests = (count: number): boolean => {
    forget();
    isRefused.current = !Number.isInteger(count) || count < 0;
    if (isRefused.current) {
      setCorrection("refused");
      return false;
    }
    const isCorrected = possible(count) !== count;
    // The text of a correction may move the button away, so that the press never ends on it.
    const isHeldBack = isCorrected && press.current.isUnderWay;
    setChoice((before) => ({ ...before, guests: String(possible(count)) }));
    setCorrection(isCorrected ? { asked: count, isLess: possible(count) < count, isHeldBack } : null);
    press.current = { isUnderWay: false, hasCorrected: isHeldBack };
    return true;
  };
  const beginPress = () => {
    press.current = { isUnderWay: true, hasCorrected: false };
  };
  /** @returns Whether to book: `false` when the number was corrected during the press, before the visitor saw it. */
  const endPress = () => {
    const { hasCorrected } = press.current;
    press.current = { isUnderWay: false, hasCorrected: false };
    if (isRefused.current) return false;
    setCorrection((before) =>
      before !== null && before !== "refused" && hasCorrected ? { ...before, isHeldBack: true } : null,
    );
    return !hasCorrected;
  };
  const quantity = possible(Number(choice["guests"] ?? defaultGuests));
  return { options, option, quantity, correction, beginPress, endPress, chooseWhen, chooseGuests };
}

/** How an invalid number of guests was corrected: `refused` when it was no number, `null` when it was valid. */
export type Correction =
  | "refused"
  | {
      /** Requested number of guests. */
      asked: number;
      /** Whether the number was lowered; else it was raised. */
      isLess: boolean;
      /** Whether the press of the button was ignored because the number was corrected during it. */
      isHeldBack: boolean;
    }
  | null;
