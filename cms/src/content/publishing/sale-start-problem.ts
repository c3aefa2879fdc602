import { dayAtCircuit } from "#contract/forms/date-bounds";
import { isTooLateToSell } from "#contract/shop/admission-days";
import type { PanelText } from "../panel-text.ts";

interface Sold {
  saleStartsAt: Date | null;
  /** First day of each admission, as `YYYY-MM-DD`. */
  firstDays: readonly string[];
  eventEndsAt: Date;
}

const zone = { timeZone: "Europe/Amsterdam" } as const;

const moments = {
  nl: new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeStyle: "short", ...zone }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", ...zone }),
};

const days = {
  nl: new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
};

/** Returns why nobody could ever buy a ticket: its sale starts after the event, or its last admission's first day. */
export function saleStartProblem({ saleStartsAt, firstDays, eventEndsAt }: Sold): PanelText | null {
  const [last] = firstDays.toSorted().toReversed();
  if (saleStartsAt === null || last === undefined) return null;
  if (!isTooLateToSell(last, eventEndsAt, saleStartsAt, dayAtCircuit(saleStartsAt))) return null;

  const [starts, ends] = [momentOf(saleStartsAt), momentOf(eventEndsAt)];
  // The sentence names the earlier of the two limits.
  if (last < dayAtCircuit(eventEndsAt)) {
    const day = new Date(`${last}T00:00:00Z`);
    return {
      nl: `‘Begin van de verkoop’ (${starts.nl}) is na ${days.nl.format(day)}, de laatste dag dat deze kaart verkocht wordt: daarna is de eerste dag waarvoor ze geldt voorbij. Kies een eerder moment, of maak het veld leeg.`,
      en: `‘Begin van de verkoop’ (${starts.en}) is after ${days.en.format(day)}, the last day on which this ticket is sold: after it the first day that it is for is over. Choose an earlier moment, or empty the field.`,
    };
  }
  return {
    nl: `‘Begin van de verkoop’ (${starts.nl}) is niet voor het einde van het evenement, op ${ends.nl}. Zo is deze kaart nooit te koop: kies een eerder moment, of maak het veld leeg.`,
    en: `‘Begin van de verkoop’ (${starts.en}) isn’t before the end of the event, on ${ends.en}. This ticket could never be bought: choose an earlier moment, or empty the field.`,
  };
}

function momentOf(moment: Date): PanelText {
  return { nl: moments.nl.format(moment), en: moments.en.format(moment) };
}
