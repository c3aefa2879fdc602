import type { MailFacts, MailWords } from "./order-mail-facts.ts";

const nl = {
  "tickets-replaced": {
    subject: ({ number, replaced }) =>
      replaced.length === 1 ? `Je nieuwe ticket (${number})` : `Je nieuwe tickets (${number})`,
    paragraphs: ({ replaced }) => [
      ...replaced.map(({ code, newCode, before, after }) =>
        before === after
          ? `Ticket ${code} is vervangen: het nieuwe heeft code ${newCode}.`
          : `Ticket ${code} stond op naam van ${before}. Het staat nu op naam van ${after}, met een nieuwe code: ${newCode}.`,
      ),
      `${replaced.length === 1 ? "Het oude ticket laat" : "De oude tickets laten"} niemand meer binnen: niet op papier, niet op een telefoon en niet in een wallet. Je tickets zoals ze nu zijn, zitten bij deze mail.`,
      replaced.some(hasSameName)
        ? "Ook de link naar je bestelling is nieuw: de oude opent niets meer."
        : "We hebben alleen jouw mailadres. Heeft iemand anders het oude ticket? Laat het diegene weten.",
    ],
  },
  "tickets-ended": {
    subject: ({ number, ended }) =>
      ended.length === 1 ? `Een ticket is geannuleerd (${number})` : `Tickets zijn geannuleerd (${number})`,
    paragraphs: ({ ended }) => [
      ...ended.map(
        ({ code, holder, about }) =>
          `Ticket ${code} (${about}, op naam van ${holder}) is geannuleerd en geldt niet meer.`,
      ),
      ...reasonsOf(ended).map((reason) => `Reden: ${reason}`),
      "Je andere tickets blijven geldig; ze zitten bij deze mail. Van geld dat terugkomt, krijg je een mail apart.",
    ],
  },
} satisfies Record<string, MailWords>;

const en: Record<keyof typeof nl, MailWords> = {
  "tickets-replaced": {
    subject: ({ number, replaced }) =>
      replaced.length === 1 ? `Your new ticket (${number})` : `Your new tickets (${number})`,
    paragraphs: ({ replaced }) => [
      ...replaced.map(({ code, newCode, before, after }) =>
        before === after
          ? `Ticket ${code} was replaced: the new one has code ${newCode}.`
          : `Ticket ${code} was in the name of ${before}. It is now in the name of ${after}, with a new code: ${newCode}.`,
      ),
      `${replaced.length === 1 ? "The old ticket no longer lets" : "The old tickets no longer let"} anybody in: not on paper, not on a phone and not in a wallet. Your tickets as they are now are attached.`,
      replaced.some(hasSameName)
        ? "The link to your order is new too: the old one no longer opens anything."
        : "We only have your email address. Does somebody else have the old ticket? Please let them know.",
    ],
  },
  "tickets-ended": {
    subject: ({ number, ended }) =>
      ended.length === 1 ? `A ticket was cancelled (${number})` : `Tickets were cancelled (${number})`,
    paragraphs: ({ ended }) => [
      ...ended.map(
        ({ code, holder, about }) =>
          `Ticket ${code} (${about}, in the name of ${holder}) was cancelled and is no longer valid.`,
      ),
      ...reasonsOf(ended).map((reason) => `Reason: ${reason}`),
      "Your other tickets stay valid; they are attached. Of money that comes back you get a separate email.",
    ],
  },
};

/** Whether a replaced ticket kept its name: it does only after a change of the order's e-mail address. */
function hasSameName({ before, after }: MailFacts["replaced"][number]): boolean {
  return before === after;
}

function reasonsOf(ended: MailFacts["ended"]): string[] {
  return [...new Set(ended.flatMap(({ reason }) => reason ?? []))];
}

/** Texts of mails about single tickets of an order that is still valid. */
export const ticketChangeMailWords = { nl, en };
