import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isChoosable, mostOf } from "./choice-words.ts";
import { saveChoice, savedChoice } from "./saved-choice.ts";
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
  const { wanted, setWanted, guests, setGuests } = useSavedBooking();
  const [correction, setCorrection] = useState<Correction>(null);
  // Pressing the button moves the focus out of the input, which applies the typed number during the press.
  const press = useRef({ isUnderWay: false, hasCorrected: false });
  const isRefused = useRef(false);
  const option =
    options.find(({ value }) => value === wanted) ?? options.find(({ ticket }) => isChoosable(ticket)) ?? options[0];
  if (option === undefined) return null;

  const most = mostOf(option.ticket);
  const { least } = option.ticket;
  const possible = (count: number) => Math.max(least, Math.min(count, most));
  const chooseWhen = (when: string) => {
    forget();
    setWanted(when);
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
    setGuests(possible(count));
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
  const quantity = possible(guests);
  return { options, option, quantity, correction, beginPress, endPress, chooseWhen, chooseGuests };
}

/** The visitor's last choice, restored when they come back to the page. */
function useSavedBooking() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<string | null>(null);
  const [guests, setGuests] = useState(defaultGuests);
  const arrivedAt = useRef(key);
  useEffect(() => {
    const saved = savedChoice(arrivedAt.current);
    setWanted((before) => before ?? saved["when"] ?? null);
    setGuests((before) => (before === defaultGuests ? Number(saved["guests"] ?? before) : before));
  }, []);
  useEffect(() => {
    saveChoice(key, { guests: String(guests), ...(wanted === null ? {} : { when: wanted }) });
  }, [key, wanted, guests]);
  return { wanted, setWanted, guests, setGuests };
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
