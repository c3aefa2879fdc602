import { maxDays } from "#contract/shop/admission-days";
import { dayName } from "./day-name.ts";
import type { PanelText } from "../panel-text.ts";

/** A day, or several days in a row, of a ticket type; days are `YYYY-MM-DD`. */
export interface AdmissionDraft {
  firstDay: string | null;
  lastDay: string | null;
  priceCents: number | null;
}

interface Sold {
  admissions: readonly AdmissionDraft[];
  /** First and last day of the event. */
  event: readonly [first: string, last: string];
  /** Whether an arrangement is chosen: a day without a price then costs what the arrangement does. */
  hasArrangement: boolean;
}

/** Finds the first fault in the days and prices of a ticket type, with the number of its line; `null` without one. */
export function admissionsProblem({ admissions, event, hasArrangement }: Sold): PanelText | null {
  if (admissions.length === 0) {
    return {
      nl: "Voeg bij ‘Dagen en prijzen’ minstens één dag toe: er is nog niets te koop.",
      en: "Add at least one day at ‘Dagen en prijzen’: there is nothing to buy yet.",
    };
  }
  for (const [index, admission] of admissions.entries()) {
    const fault =
      daysFault(admission, event) ??
      twinFault(admissions, index) ??
      (admission.priceCents === null && !hasArrangement ? noPrice : null);
    if (fault !== null) return at(index, fault);
  }
  return null;
}

const noPrice: PanelText = {
  nl: "‘Prijs (€)’ is nog leeg. Vul 0 in als de kaart gratis is.",
  en: "‘Prijs (€)’ is empty. Fill in 0 if the ticket is free.",
};

/** Finds a fault in the days of one admission; the check of required fields reports an empty first day. */
function daysFault({ firstDay, lastDay }: AdmissionDraft, [first, last]: Sold["event"]): PanelText | null {
  if (firstDay === null) return null;
  if (lastDay !== null && lastDay < firstDay) {
    return {
      nl: "‘Laatste dag’ ligt voor ‘Eerste dag’.",
      en: "‘Laatste dag’ is before ‘Eerste dag’.",
    };
  }
  const outside = [firstDay, lastDay ?? firstDay].find((day) => day < first || day > last);
  if (outside !== undefined) {
    return {
      nl: `${dayName("nl", outside)} valt buiten het evenement, dat duurt van ${dayName("nl", first)} tot en met ${dayName("nl", last)}.`,
      en: `${dayName("en", outside)} is outside the event, which lasts from ${dayName("en", first)} up to and including ${dayName("en", last)}.`,
    };
  }
  if (lastDay !== null && (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 >= maxDays) {
    return {
      nl: `Een kaart geldt hoogstens ${maxDays} dagen achter elkaar.`,
      en: `A ticket is for ${maxDays} days in a row at most.`,
    };
  }
  return null;
}

function twinFault(admissions: readonly AdmissionDraft[], index: number): PanelText | null {
  const days = ({ firstDay, lastDay }: AdmissionDraft) => `${firstDay} ${lastDay ?? firstDay}`;
  const twin = admissions.findIndex(
    (other) => admissions[index] !== undefined && days(other) === days(admissions[index]),
  );
  if (twin === index) return null;
  return {
    nl: `Dezelfde dagen staan er al, op regel ${twin + 1}.`,
    en: `The same days are there already, on line ${twin + 1}.`,
  };
}

function at(index: number, fault: PanelText): PanelText {
  return {
    nl: `Dagen en prijzen, regel ${index + 1}: ${fault.nl}`,
    en: `Dagen en prijzen, line ${index + 1}: ${fault.en}`,
  };
}
