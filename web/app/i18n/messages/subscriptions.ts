import type { Locale } from "@circuit/contract/locales";

const nl = {
  /** Starts an error message, and the title of a page with an error. */
  errorPrefix: "Fout:",
  confirm: {
    title: "Bevestig je aanmelding",
    text: "Nog één druk op de knop, dan weten we dat dit adres van jou is.",
    button: "Bevestig mijn aanmelding",
  },
  unsubscribe: {
    title: "Afmelden",
    text: "Druk op de knop en je krijgt hierover geen mail meer van ons.",
    button: "Meld mij af",
  },
  newsletter: {
    title: "Nieuwsbrief",
    text: "Vul je e-mailadres in. Je krijgt eerst een mail om je aanmelding te bevestigen.",
    button: "Schrijf me in",
  },
  address: {
    title: "Ga verder met een link",
    text: "Vul je e-mailadres in: we mailen je een link waarmee je verdergaat. Dan tel je voor jezelf, ook op een netwerk dat je met velen deelt. Je adres bewaren we niet.",
    button: "Mail mij een link",
  },
  addressLink: {
    title: "Bijna weer onderweg",
    text: "Nog één druk op de knop, dan weten we dat dit adres van jou is.",
    button: "Ga verder",
  },
  addressPending: {
    title: "Kijk in je mailbox",
    text: "We hebben je een link gemaild. Open die in deze browser. Niets gekregen? Kijk ook bij je ongewenste mail.",
  },
  addressConfirmed: {
    title: "Je kunt verder",
    text: "Ga terug naar de pagina waar je was, en druk daar nog eens op de knop. Alles staat er nog.",
  },
  addressTooOld: {
    title: "Deze link werkt niet meer",
    text: "Hij is te oud, of er ontbreekt een stuk aan. Open hem nog een keer uit de mail, of vraag een nieuwe.",
  },
  pending: {
    title: "Kijk in je mailbox",
    text: "We hebben je een mail gestuurd. Klik op de link daarin en je staat op de lijst. Niets gekregen? Kijk ook bij je ongewenste mail.",
  },
  unknown: {
    title: "Deze link werkt niet meer",
    text: "Hij is te oud of al gebruikt. Meld je gerust opnieuw aan.",
  },
  cutOff: {
    title: "Deze link is niet heel",
    text: "Er ontbreekt een stuk aan. Open de link in de mail nog een keer, of kopieer hem helemaal.",
  },
  unknownAddress: {
    title: "Je bent al afgemeld",
    text: "Je adres staat niet of niet meer op deze lijst. Je hoeft niets te doen.",
  },
  confirmed: {
    newsletter: { title: "Je staat op de lijst", text: "De volgende nieuwsbrief is ook voor jou." },
    alarm: (event: string) => ({
      title: "Het ticketalarm staat aan",
      text: `Zodra er tickets voor ${event} te koop zijn, krijg je één mail; zijn ze dat al, dan meteen. Na het evenement wissen we je adres.`,
    }),
  },
  unsubscribed: {
    title: "Je bent afgemeld",
    text: "Je adres staat niet meer op deze lijst.",
  },
  failed: { title: "Er is iets misgegaan. Probeer het opnieuw.", text: "Het ligt aan ons. Je link blijft werken." },
  signUpFailed: {
    title: "Er is iets misgegaan. Probeer het opnieuw.",
    text: "Het ligt aan ons: we weten niet of je aanmelding is doorgekomen. Je adres staat hieronder nog ingevuld. Krijg je zo toch onze mail, dan is het goed.",
  },
  invalidEmail: {
    title: "Vul een e-mailadres in",
    text: "Dit adres kunnen we niet lezen: naam@voorbeeld.nl is een goed voorbeeld.",
  },
  meant: {
    title: "Klopt je e-mailadres?",
    text: (typed: string, meant: string) => `Je typte ${typed}. Bedoel je ${meant}?`,
    take: "Ja, neem dit adres",
    keep: "Nee, neem wat hier staat",
  },
  tooMany: {
    title: "Even rustig aan",
    text: "Er is net te vaak iets verstuurd vanaf jouw verbinding. Probeer het over een kwartier opnieuw.",
  },
  elsewhere: {
    title: "Nog één keer, hier",
    text: "Deze aanmelding kwam van een andere website. Wil je de nieuwsbrief? Vul je adres dan hieronder in.",
  },
};

export type SubscriptionMessages = typeof nl;

const en: SubscriptionMessages = {
  errorPrefix: "Error:",
  confirm: {
    title: "Confirm your sign-up",
    text: "One more press of the button, and we know that this address is yours.",
    button: "Confirm my sign-up",
  },
  unsubscribe: {
    title: "Unsubscribe",
    text: "Press the button and we’ll send you no more mail about this.",
    button: "Unsubscribe me",
  },
  newsletter: {
    title: "Newsletter",
    text: "Fill in your email address. You’ll first get an email to confirm your sign-up.",
    button: "Sign me up",
  },
  address: {
    title: "Go on with a link",
    text: "Fill in your email address: we’ll email you a link that lets you go on. Then you count for yourself, also on a network that you share with many. We don’t keep your address.",
    button: "Email me a link",
  },
  addressLink: {
    title: "Nearly back on track",
    text: "One more press of the button, and we know that this address is yours.",
    button: "Go on",
  },
  addressPending: {
    title: "Check your mailbox",
    text: "We’ve emailed you a link. Open it in this browser. Nothing there? Look in your spam folder too.",
  },
  addressConfirmed: {
    title: "You can go on",
    text: "Go back to the page where you were, and press the button there once more. Everything is still there.",
  },
  addressTooOld: {
    title: "This link no longer works",
    text: "It is too old, or a part of it is missing. Open it from the email again, or ask for a new one.",
  },
  pending: {
    title: "Check your mailbox",
    text: "We’ve sent you an email. Follow the link in it and you’re on the list. Nothing there? Look in your spam folder too.",
  },
  unknown: {
    title: "This link no longer works",
    text: "It is too old or was used before. Do sign up again.",
  },
  cutOff: {
    title: "This link isn’t whole",
    text: "A part of it is missing. Open the link in the email again, or copy all of it.",
  },
  unknownAddress: {
    title: "You’re unsubscribed already",
    text: "Your address isn’t on this list, or isn’t any more. There is nothing you need to do.",
  },
  confirmed: {
    newsletter: { title: "You’re on the list", text: "The next newsletter is for you too." },
    alarm: (event) => ({
      title: "The ticket alarm is set",
      text: `As soon as tickets for ${event} are on sale, you’ll get one email; if they are already, at once. After the event we delete your address.`,
    }),
  },
  unsubscribed: {
    title: "You’re unsubscribed",
    text: "Your address is no longer on this list.",
  },
  failed: { title: "Something went wrong. Please try again.", text: "It’s us, not you. Your link goes on working." },
  signUpFailed: {
    title: "Something went wrong. Please try again.",
    text: "It’s us, not you: we don’t know whether your sign-up came through. Your address is still filled in below. If our mail reaches you after all, all is well.",
  },
  invalidEmail: {
    title: "Fill in an email address",
    text: "We can’t read this address: name@example.com is a good example.",
  },
  meant: {
    title: "Is your email address right?",
    text: (typed, meant) => `You typed ${typed}. Did you mean ${meant}?`,
    take: "Yes, use this address",
    keep: "No, use what it says here",
  },
  tooMany: {
    title: "Slow down a little",
    text: "Too much has just been sent from your connection. Please try again in a quarter of an hour.",
  },
  elsewhere: {
    title: "Once more, from here",
    text: "This sign-up came from another website. Would you like the newsletter? Then fill in your address below.",
  },
};

export const subscriptionMessages: Record<Locale, SubscriptionMessages> = { nl, en };
