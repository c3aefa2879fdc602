import type { Locale } from "@circuit/contract/locales";

const nl = {
  title: "Afrekenen",
  errorPrefix: "Fout:",
  hold: {
    until: (time: string) => `We houden je tickets vast tot ${time} uur.`,
    left: "Je hebt nog",
    minutes: (count: number) => (count === 1 ? "1 minuut" : `${count} minuten`),
    announced: (minutes: number) =>
      minutes === 1
        ? "Je tickets staan nog 1 minuut voor je vast."
        : `Je tickets staan nog ${minutes} minuten voor je vast.`,
    more: "Meer tijd",
    extended: (time: string) => `Je hebt meer tijd: we houden je tickets nu vast tot ${time} uur.`,
    notExtended: "Meer tijd geven lukt nu niet. Bestel vóór de tijd om is.",
    over: "Je tijd is om. Je plaatsen zijn weer vrij; wat je hebt ingevuld staat er nog.",
    again: "Begin opnieuw",
  },
  form: {
    title: "Afrekenen",
    headings: {
      who: "Wie komt er?",
      address: "Factuuradres",
      payment: "Hoe wil je betalen?",
      agree: "Klopt alles?",
    },
    labels: {
      firstName: "Voornaam",
      lastName: "Achternaam",
      email: "E-mailadres",
      phone: "Telefoonnummer",
      company: "Bedrijf",
      vatNumber: "Btw-nummer",
      reference: "Je referentie",
      street: "Straat",
      houseNumber: "Huisnummer",
      postcode: "Postcode",
      town: "Plaats",
      country: "Land",
      method: "Betaalwijze",
      terms: "Ik ga akkoord met de algemene voorwaarden",
      news: "Stuur me één mail als het programma wijzigt",
    },
    help: {
      email: "Hier sturen we je tickets heen.",
      vatNumber: "Met de landcode, zoals NL123456789B01.",
      reference: "Komt op de factuur, bijvoorbeeld een inkoopnummer.",
    },
    termsLink: "Lees de algemene voorwaarden",
    methods: {
      online: {
        label: "iDEAL | Wero, creditcard of een andere manier",
        note: "Je kiest en betaalt op een beveiligde pagina, en komt daarna hier terug. Je tickets krijg je meteen.",
      },
      invoice: {
        label: "Op factuur",
        note: (day: string) => `Uiterlijk ${day} overmaken. Je tickets krijg je als het geld binnen is.`,
      },
      gate: { label: "Bij de poort", note: "Je krijgt je tickets nu en betaalt als je binnenkomt." },
      free: { label: "Gratis", note: "Je hoeft niets te betalen." },
    },
  },
  summary: {
    title: "Je bestelling",
    inclVat: "incl. btw",
    exclVat: "excl. btw",
    free: "gratis",
    staying: { title: "Niet in deze bestelling", text: "Dit blijft in je winkelwagen." },
    change: "Wijzig je winkelwagen",
  },
  buttons: {
    online: (amount: string) => `Betaal ${amount}`,
    /** By law the button must say that pressing it obliges to pay (Dutch Civil Code 6:230v). */
    order: (amount: string) => `Bestel en betaal ${amount}`,
    free: "Bevestig je aanmelding",
    sending: "We plaatsen je bestelling",
  },
  safe: "Betaal je online, dan gaat dat via een beveiligde pagina. Wij zien je bankgegevens niet.",
  problems: {
    unavailable: {
      title: "We kunnen je bestelling nu niet plaatsen.",
      text: "Het ligt aan ons. Er is niets besteld en niets betaald, en alles wat je hebt ingevuld is er nog. Probeer het over een minuutje opnieuw.",
    },
    unsure: {
      title: "We weten nog niet of je bestelling gelukt is.",
      text: "Het ligt aan ons: er kwam geen antwoord. Probeer het over een minuutje opnieuw. Is je bestelling al geplaatst, dan kom je daar vanzelf bij uit; dubbel bestellen of betalen kan zo niet. Kijk ook in je mail.",
    },
    elsewhere: {
      title: "Nog één keer, hier.",
      text: "Dit kwam niet rechtstreeks van onze site. Klopt alles? Druk dan nog eens op de knop.",
    },
    changed: {
      title: "Het bedrag is veranderd.",
      text: "Kijk het nieuwe totaal na. Klopt het, druk dan nog eens op de knop.",
    },
    "wrong-method": {
      title: "Zo kun je deze bestelling niet betalen.",
      text: "Kies een andere manier van betalen. Er is nog niets besteld.",
    },
    tooMany: {
      title: "Even rustig aan.",
      text: "Er is net te vaak iets verstuurd vanaf jouw verbinding. Wacht een paar minuten en probeer het dan opnieuw: alles staat er nog.",
    },
    "too-many-unpaid": {
      title: "Zo veel zonder te betalen kan niet.",
      text: "Vanaf jouw netwerk of op dit e-mailadres is vandaag al veel besteld zonder te betalen. Betaal online als dat kan, of neem contact met ons op: we helpen je graag. Alles staat er nog.",
    },
    unreadable: {
      title: "Dit konden we niet lezen.",
      text: "Er is niets besteld. Vul het formulier hieronder opnieuw in.",
    },
  },
  retry: "Probeer opnieuw",
  expired: {
    title: "Je tickets staan niet meer vast",
    text: "De tijd om te bestellen is om, je bent aan een andere bestelling begonnen, of deze is geannuleerd. De plaatsen zijn weer vrij voor iedereen. Er is niets besteld en niets betaald.",
    kept: "Begin opnieuw met dezelfde tickets. Wat je had ingevuld zetten we terug.",
    again: "Begin opnieuw",
    cart: "Naar je winkelwagen",
  },
};

export type CheckoutMessages = typeof nl;

const en: CheckoutMessages = {
  title: "Checkout",
  errorPrefix: "Error:",
  hold: {
    until: (time) => `We’re holding your tickets until ${time}.`,
    left: "Time left:",
    minutes: (count) => (count === 1 ? "1 minute" : `${count} minutes`),
    announced: (minutes) =>
      minutes === 1
        ? "We’re holding your tickets for 1 more minute."
        : `We’re holding your tickets for ${minutes} more minutes.`,
    more: "More time",
    extended: (time) => `You have more time: we’re now holding your tickets until ${time}.`,
    notExtended: "We can’t give you more time now. Please order before the time is up.",
    over: "Your time is up. Your places are free again; what you filled in is still here.",
    again: "Begin again",
  },
  form: {
    title: "Checkout",
    headings: {
      who: "Who’s coming?",
      address: "Invoice address",
      payment: "How would you like to pay?",
      agree: "All set?",
    },
    labels: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email address",
      phone: "Phone number",
      company: "Company",
      vatNumber: "VAT number",
      reference: "Your reference",
      street: "Street",
      houseNumber: "House number",
      postcode: "Postcode",
      town: "Town",
      country: "Country",
      method: "Payment method",
      terms: "I agree to the terms and conditions",
      news: "Send me one email when the programme changes",
    },
    help: {
      email: "We’ll send your tickets here.",
      vatNumber: "With the country code, such as NL123456789B01.",
      reference: "Goes on the invoice, for example a purchase order number.",
    },
    termsLink: "Read the terms and conditions",
    methods: {
      online: {
        label: "iDEAL | Wero, credit card or another way",
        note: "You choose and pay on a secure page, and then come back here. You get your tickets at once.",
      },
      invoice: {
        label: "By invoice",
        note: (day) => `Bank transfer by ${day} at the latest. You get your tickets once the money is in.`,
      },
      gate: { label: "At the gate", note: "You get your tickets now and pay when you come in." },
      free: { label: "Free", note: "There is nothing to pay." },
    },
  },
  summary: {
    title: "Your order",
    inclVat: "incl. VAT",
    exclVat: "excl. VAT",
    free: "free",
    staying: { title: "Not in this order", text: "This stays in your cart." },
    change: "Change your cart",
  },
  buttons: {
    online: (amount) => `Pay ${amount}`,
    order: (amount) => `Order and pay ${amount}`,
    free: "Confirm your registration",
    sending: "Placing your order",
  },
  safe: "If you pay online, you do so on a secure page. We never see your bank details.",
  problems: {
    unavailable: {
      title: "We can’t place your order just now.",
      text: "It’s us, not you. Nothing was ordered and nothing was paid, and everything you filled in is still here. Please try again in a minute.",
    },
    unsure: {
      title: "We don’t know yet whether your order went through.",
      text: "It’s us, not you: no answer came. Please try again in a minute. If your order has been placed already, you’ll get to it; you can’t order or pay twice this way. Have a look in your inbox, too.",
    },
    elsewhere: {
      title: "Once more, from here.",
      text: "This didn’t come straight from our site. If everything is right, press the button again.",
    },
    changed: {
      title: "The amount has changed.",
      text: "Please check the new total. If it is right, press the button again.",
    },
    "wrong-method": {
      title: "This order can’t be paid like that.",
      text: "Please choose another way to pay. Nothing was ordered yet.",
    },
    tooMany: {
      title: "Slow down a little.",
      text: "Too much has just been sent from your connection. Wait a few minutes and try again: everything is still here.",
    },
    "too-many-unpaid": {
      title: "That’s too much without paying.",
      text: "A lot was ordered today from your network, or with this e-mail address, without paying. Pay online if you can, or contact us: we’re happy to help. Everything is still here.",
    },
    unreadable: { title: "We couldn’t read this.", text: "Nothing was ordered. Please fill in the form below again." },
  },
  retry: "Try again",
  expired: {
    title: "We no longer hold your tickets",
    text: "The time to order is up, you began another order, or this one was cancelled. The places are free for everyone again. Nothing was ordered and nothing was paid.",
    kept: "Begin again with the same tickets. We’ll put back what you filled in.",
    again: "Begin again",
    cart: "To your cart",
  },
};

export const checkoutMessages: Record<Locale, CheckoutMessages> = { nl, en };
