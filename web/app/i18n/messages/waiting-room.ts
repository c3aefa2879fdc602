import type { Locale } from "@circuit/contract/locales";

const nl = {
  name: "Wachtkamer",
  notYet: (title: string) => `${title}, verkoop nog niet open`,
  open: (title: string) => `${title}, verkoop open`,
  over: (title: string) => `${title}, verkoop gesloten`,
  otherLanguage: "English",
  refreshes: (time: string) => `Bijgewerkt om ${time} uur. Deze pagina ververst vanzelf.`,
  isOld: (time: string) =>
    `Bijgewerkt om ${time} uur. Ons systeem antwoordt nu niet. Je plek blijft staan en deze pagina blijft het proberen.`,
  offline: "Geen verbinding. Je plek blijft staan; we proberen het zo weer.",
  progress: "Voortgang in de rij",
  placeLabel: "Je plek in de rij:",
  opensLabel: "De verkoop begint om",
  opensOnLabel: (day: string) => `De verkoop begint op ${day} om`,
  at: (time: string) => `om ${time} uur`,
  onAt: (day: string, time: string) => `op ${day} om ${time} uur`,
  closed: {
    lead: (day: string, time: string, doors: string) =>
      `De verkoop begint op ${day} om ${time} uur. De wachtkamer gaat open om ${doors} uur.`,
    notes: [
      ["Vroeg komen hoeft niet.", "Wie er is als de verkoop begint, doet mee aan een loting om de volgorde."],
      ["Later komen kan ook.", "Na de opening sluit je achteraan in de rij."],
      ["Eén lot per e-mailadres.", "We mailen je een link waarmee je aan de loting meedoet."],
    ],
    notesDrawn: [
      ["Er is al een rij.", "De verkoop is verplaatst. Wie al een plek had, houdt die. Er wordt niet opnieuw geloot."],
      ["Wie nu komt,", "sluit achteraan in de rij."],
    ],
  },
  invited: {
    before: (when: string) => `De verkoop begint ${when}. Kom je daarvoor binnen, dan doe je mee aan de loting.`,
    beforeDrawn: (when: string) =>
      `De verkoop is verplaatst en begint ${when}. Kom je nu binnen, dan sluit je achteraan in de rij.`,
    after: (ahead: string) => `De verkoop is open. Er wachten nu ${ahead} mensen.`,
    afterOne: "De verkoop is open. Er wacht nu 1 ander.",
    afterNone: "De verkoop is open en er is geen rij.",
    aheadLabel: "In de rij staan nu:",
    button: "Ga de wachtkamer in",
    tooMany:
      "Vanaf jouw netwerk kwamen er net te veel mensen tegelijk binnen. Probeer het over een paar minuten opnieuw.",
    elsewhere: "Dat kwam van een andere site. Druk hier op de knop.",
    again: "Deze pagina stond te lang open. Druk nog een keer op de knop.",
    busy: "Een ogenblik, je komt er zo in.",
  },
  early: {
    lead: (when: string) =>
      `Je staat klaar. De verkoop begint ${when}: dan loten we de volgorde van iedereen die er is.`,
    notes: [
      [
        "Laat deze pagina openstaan.",
        "Je telefoon mag op slot. Sluit je de pagina, dan ben je hier in deze browser zo terug.",
      ],
      [
        "De prijs staat vast.",
        "Wordt een ticket duurder terwijl je wacht, dan betaal jij de prijs van toen je binnenkwam.",
      ],
    ],
  },
  kept: {
    lead: (when: string) => `De verkoop is verplaatst en begint ${when}.`,
    place: (place: string) => `Je houdt je plek: je bent dan nummer ${place} in de rij.`,
    turn: "Je houdt je beurt: je kunt dan een kwartier lang beginnen met afrekenen.",
    soon: "Je krijgt zo je plek in de rij.",
  },
  drawing: { title: "Loting", lead: "De verkoop is open en je hebt zo je plek. Dat duurt een paar tellen." },
  waiting: {
    lead: (place: string, minutes: string) =>
      `Je bent nummer ${place} in de rij. Nog ongeveer ${minutes}, dan ben je aan de beurt.`,
    minutes: (count: string) => `${count} minuten`,
    minute: "een minuut",
    notes: [
      [
        "Laat deze pagina openstaan.",
        "Je telefoon mag op slot. Sluit je de pagina, dan bewaren we je plek: kom terug in deze browser.",
      ],
      ["Je hebt straks een kwartier", "om te kiezen en het afrekenen te beginnen. Houd je bankapp bij de hand."],
      [
        "De prijs staat vast.",
        "Wordt een ticket duurder terwijl je wacht, dan betaal jij de prijs van toen je binnenkwam.",
      ],
    ],
  },
  turn: {
    title: "Nu jij",
    lead: (time: string) => `Je bent aan de beurt. Begin vóór ${time} uur met afrekenen.`,
    toCart: "Naar je winkelwagen",
    toTickets: "Kies je tickets",
    notes: [
      ["Eén bestelling per beurt.", "In het afrekenen houden we je tickets een kwartier vast."],
      ["De prijs staat vast.", "Is een ticket duurder geworden terwijl je wachtte, dan betaal jij de oude prijs."],
    ],
  },
  late: {
    title: "Voorbij",
    lead: "Je beurt is voorbij: je hebt besteld, of het kwartier was om. Je kunt opnieuw in de rij gaan staan.",
    button: "Ga opnieuw in de rij",
  },
  soldOut: {
    title: "Uitverkocht",
    lead: "Alle tickets zijn verkocht of liggen bij iemand in het afrekenen.",
    kept: (place: string) => `Komt er iets vrij, dan gaat de rij verder. Jij houdt plek ${place}.`,
    back: "Naar het evenement",
  },
  ended: { title: "Gesloten", lead: "De verkoop van dit evenement is voorbij." },
  unavailable: {
    title: "Even wachten",
    lead: "Ons systeem antwoordt nu niet. Deze pagina probeert het vanzelf opnieuw.",
  },
};

const en: typeof nl = {
  name: "Waiting room",
  notYet: (title) => `${title}, sale not open yet`,
  open: (title) => `${title}, tickets on sale now`,
  over: (title) => `${title}, sale closed`,
  otherLanguage: "Nederlands",
  refreshes: (time) => `Updated at ${time}. This page refreshes by itself.`,
  isOld: (time) =>
    `Updated at ${time}. Our system isn’t answering right now. We hold your place, and this page keeps trying.`,
  offline: "No connection. We hold your place and will try again shortly.",
  progress: "Progress in the queue",
  placeLabel: "Your place in the queue:",
  opensLabel: "The sale opens at",
  opensOnLabel: (day) => `The sale opens on ${day} at`,
  at: (time) => `at ${time}`,
  onAt: (day, time) => `on ${day} at ${time}`,
  closed: {
    lead: (day, time, doors) => `The sale opens on ${day} at ${time}. The waiting room opens at ${doors}.`,
    notes: [
      ["No need to be early.", "Everyone who is here when the sale opens takes part in a draw for the order."],
      ["You can come later, too.", "After the opening you join the end of the queue."],
      ["One lot per email address.", "We email you a link that lets you take part in the draw."],
    ],
    notesDrawn: [
      ["There is a queue already.", "The sale was moved. Whoever had a place keeps it. There is no second draw."],
      ["If you come now,", "you join the end of the queue."],
    ],
  },
  invited: {
    before: (when) => `The sale opens ${when}. Come in before that and you take part in the draw.`,
    beforeDrawn: (when) => `The sale was moved and opens ${when}. If you come in now, you join the end of the queue.`,
    after: (ahead) => `The sale is open. ${ahead} people are waiting.`,
    afterOne: "The sale is open. One other person is waiting.",
    afterNone: "The sale is open and there is no queue.",
    aheadLabel: "In the queue now:",
    button: "Enter the waiting room",
    tooMany: "Too many people came in from your network at once. Please try again in a few minutes.",
    elsewhere: "That came from another site. Please press the button here.",
    again: "This page was open for too long. Please press the button once more.",
    busy: "One moment, we’re letting you in.",
  },
  early: {
    lead: (when) => `You’re all set. The sale opens ${when}: then we draw the order of everyone who is here.`,
    notes: [
      ["Keep this page open.", "You can lock your phone. If you close the page, come back here in this browser."],
      ["Your price is fixed.", "If a ticket goes up while you wait, you pay the price from when you came in."],
    ],
  },
  kept: {
    lead: (when) => `The sale was moved and opens ${when}.`,
    place: (place) => `You keep your place: you will be number ${place} in the queue.`,
    turn: "You keep your turn: you’ll have fifteen minutes from then to begin to check out.",
    soon: "Your place in the queue is coming up.",
  },
  drawing: { title: "The draw", lead: "The sale is open and your place is coming up. It takes a few seconds." },
  waiting: {
    lead: (place, minutes) => `You are number ${place} in the queue. About ${minutes} until it’s your turn.`,
    minutes: (count) => `${count} minutes`,
    minute: "a minute",
    notes: [
      [
        "Keep this page open.",
        "You can lock your phone. If you close the page, we hold your place: come back in this browser.",
      ],
      ["You’ll have fifteen minutes", "to choose and begin to check out. Have your payment app ready."],
      ["Your price is fixed.", "If a ticket goes up while you wait, you pay the price from when you came in."],
    ],
  },
  turn: {
    title: "Your turn",
    lead: (time) => `It’s your turn. Begin to check out before ${time}.`,
    toCart: "Go to your cart",
    toTickets: "Choose your tickets",
    notes: [
      ["One order per turn.", "At the checkout we hold your tickets for fifteen minutes."],
      ["Your price is fixed.", "If a ticket went up while you waited, you pay the old price."],
    ],
  },
  late: {
    title: "Too late",
    lead: "Your turn is over: you have ordered, or the fifteen minutes were up. You can join the queue again.",
    button: "Join the queue again",
  },
  soldOut: {
    title: "Sold out",
    lead: "All tickets are sold, or with somebody at the checkout.",
    kept: (place) => `If any come free, the queue moves on. You keep place ${place}.`,
    back: "Go to the event",
  },
  ended: { title: "Closed", lead: "The sale for this event is over." },
  unavailable: { title: "One moment", lead: "Our system isn’t answering right now. This page tries again by itself." },
};

export const waitingRoomMessages: Record<Locale, typeof nl> = { nl, en };
