import type { MailFacts, MailParagraph, MailWords } from "./order-mail-facts.ts";

const nl = {
  cancelled: {
    subject: ({ number }) => `Je bestelling ${number} is geannuleerd`,
    paragraphs: ({ hadTickets, kept, isUnpaid }) => [
      hadTickets
        ? "Je bestelling is geannuleerd. De tickets die je had, gelden niet meer."
        : "Je bestelling is geannuleerd, en je plaatsen zijn weer vrij.",
      isUnpaid && "Je hoeft niets te betalen.",
      kept &&
        `Van je betaling hebben we nog ${kept}. Dat krijg je terug, of we nemen er contact met je over op; je hoeft niets te doen. Hoor je binnen een week niets, antwoord dan op deze mail.`,
    ],
  },
  refunded: {
    subject: ({ number }) => `Je krijgt je geld terug (${number})`,
    paragraphs: (facts) => [...returnedNl(facts), "Tickets van deze bestelling gelden niet meer."],
  },
  "part-refunded": {
    subject: ({ number }) => `Je krijgt een deel van je geld terug (${number})`,
    paragraphs: (facts) => [
      ...returnedNl(facts),
      facts.hasTickets && (facts.hasEnded ? "Je andere tickets blijven geldig." : "Je tickets blijven geldig."),
    ],
  },
  "refund-failed": {
    subject: ({ number }) => `Je terugbetaling is niet gelukt (${number})`,
    paragraphs: ({ refundFailed }) => [
      `We schreven je dat we je geld terugbetalen. Dat is niet gelukt: ${refundFailed} is niet bij je aangekomen.`,
      "We weten ervan en zoeken een andere manier. Je geld is niet weg, en je hoeft niets te doen. Hoor je binnen een week niets, antwoord dan op deze mail.",
    ],
  },
  "refund-sent": {
    subject: ({ number }) => `Je geld komt alsnog terug (${number})`,
    paragraphs: ({ refundedOnline, refundedByHand }) => [
      refundedOnline &&
        `${refundedOnline} is nu alsnog naar je onderweg, op dezelfde manier als je betaalde. Meestal staat het binnen enkele werkdagen op je rekening.`,
      refundedByHand &&
        `We hebben ${refundedByHand} naar je overgemaakt. Meestal staat het binnen enkele werkdagen op je rekening.`,
    ],
  },
} satisfies Record<string, MailWords>;

/** Returns how the circuit refunds money, and why. For a transfer by staff no term is known. */
function returnedNl({ refundedOnline, refundedByHand, refundReasons }: MailFacts): MailParagraph[] {
  return [
    refundedOnline &&
      `We betalen je ${refundedOnline} terug, op dezelfde manier als je betaalde. Binnen enkele werkdagen staat het op je rekening.`,
    refundedByHand && `Je krijgt ${refundedByHand} terug: we maken het over.`,
    ...refundReasons.map((reason) => `Reden: ${reason}`),
  ];
}

const en: Record<keyof typeof nl, MailWords> = {
  cancelled: {
    subject: ({ number }) => `Your order ${number} was cancelled`,
    paragraphs: ({ hadTickets, kept, isUnpaid }) => [
      hadTickets
        ? "Your order was cancelled. The tickets that you had are no longer valid."
        : "Your order was cancelled, and your places are free again.",
      isUnpaid && "You don’t have to pay anything.",
      kept &&
        `Of your payment we still have ${kept}. You’ll get it back, or we’ll get in touch about it; you don’t have to do anything. If you hear nothing within a week, please reply to this email.`,
    ],
  },
  refunded: {
    subject: ({ number }) => `You get your money back (${number})`,
    paragraphs: (facts) => [...returnedEn(facts), "Tickets of this order are no longer valid."],
  },
  "part-refunded": {
    subject: ({ number }) => `You get part of your money back (${number})`,
    paragraphs: (facts) => [
      ...returnedEn(facts),
      facts.hasTickets && (facts.hasEnded ? "Your other tickets stay valid." : "Your tickets stay valid."),
    ],
  },
  "refund-failed": {
    subject: ({ number }) => `Your refund didn’t work (${number})`,
    paragraphs: ({ refundFailed }) => [
      `We wrote that we’d pay your money back. That didn’t work: ${refundFailed} didn’t reach you.`,
      "We know about it and are looking for another way. Your money isn’t lost, and you don’t have to do anything. If you hear nothing within a week, please reply to this email.",
    ],
  },
  "refund-sent": {
    subject: ({ number }) => `Your money is coming back after all (${number})`,
    paragraphs: ({ refundedOnline, refundedByHand }) => [
      refundedOnline &&
        `${refundedOnline} is on its way to you after all, in the way that you paid. It’s usually in your account within a few working days.`,
      refundedByHand &&
        `We transferred ${refundedByHand} to you. It’s usually in your account within a few working days.`,
    ],
  },
};

function returnedEn({ refundedOnline, refundedByHand, refundReasons }: MailFacts): MailParagraph[] {
  return [
    refundedOnline &&
      `We’re paying ${refundedOnline} back to you, in the way that you paid. It is in your account within a few working days.`,
    refundedByHand && `You get ${refundedByHand} back: we’ll transfer it.`,
    ...refundReasons.map((reason) => `Reason: ${reason}`),
  ];
}

/** Texts of mails about cancelled orders and refunds. */
export const moneyMailWords = { nl, en };
