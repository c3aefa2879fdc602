import type { Locale } from "@circuit/contract/locales";

const nl = {
  signIn: {
    title: "Of met een andere dienst",
    button: (provider: string) => `Verder met ${provider}`,
  },
  link: {
    title: "Nog één keer je wachtwoord",
    intro: (provider: string) =>
      `Er is al een account met het e-mailadres dat we van ${provider} kregen. Vul het wachtwoord van dat account in, dan koppelen we de twee. Voortaan log je met ${provider} meteen in.`,
    button: "Koppel en log in",
    forgot: "Wachtwoord vergeten, of nog geen?",
    other: "Toch anders inloggen",
  },
  account: {
    title: "Gekoppelde diensten",
    done: "Losgekoppeld. Inloggen gaat voortaan op een andere manier.",
    since: (day: string) => `Gekoppeld op ${day}`,
    disconnect: "Ontkoppel",
    disconnectOf: (provider: string) => `Ontkoppel ${provider}`,
    onlyWay: "Alleen hiermee kom je nu binnen. Wil je dit ontkoppelen, kies dan eerst een wachtwoord.",
  },
  problems: {
    providerRefused: {
      title: "Je hebt daar geen toestemming gegeven.",
      text: "Geeft niks, we hebben niets gekregen. Probeer het opnieuw, of log in met je e-mailadres en wachtwoord.",
    },
    noEmail: {
      title: "We kregen geen e-mailadres.",
      text: "Zonder e-mailadres kunnen we geen account voor je maken. Deel het bij de dienst waarmee je inlogt, of maak hier een account.",
    },
    unverifiedEmail: {
      title: "Je e-mailadres is daar nog niet bevestigd.",
      text: "Bevestig het eerst bij de dienst waarmee je inlogt, en probeer het dan opnieuw. Of maak hier een account.",
    },
    staleState: {
      title: "Dat duurde te lang, of het begon in een ander venster.",
      text: "Zo’n inlogpoging werkt één keer, tien minuten lang, in dezelfde browser. Begin opnieuw.",
    },
    providerAway: {
      title: "Die dienst geeft nu geen antwoord.",
      text: "Het ligt niet aan jou. Probeer het over een minuutje opnieuw, of log in met je e-mailadres en wachtwoord.",
    },
    providerDisabled: {
      title: "Inloggen met die dienst kan hier niet meer.",
      text: "Log in met je e-mailadres en wachtwoord. Heb je nog geen wachtwoord, kies er dan een via ‘Wachtwoord vergeten?’.",
    },
    providerCmsAway: {
      title: "Dit lukt nu even niet.",
      text: "Het ligt aan ons. Probeer het over een minuutje opnieuw.",
    },
    providerTooMany: {
      title: "Even rustig aan.",
      text: "Er is net te vaak iets geprobeerd. Probeer het over een kwartier opnieuw.",
    },
    onlyWayIn: {
      title: "Alleen hiermee kom je nu binnen.",
      text: "Kies eerst een wachtwoord. Daarna kun je dit ontkoppelen.",
    },
  },
};

type ProviderMessages = typeof nl;

const en: ProviderMessages = {
  signIn: {
    title: "Or with another service",
    button: (provider) => `Continue with ${provider}`,
  },
  link: {
    title: "Your password, once",
    intro: (provider) =>
      `There already is an account with the email address that ${provider} gave us. Fill in that account’s password and we’ll link the two. From then on ${provider} logs you in straight away.`,
    button: "Link and log in",
    forgot: "Forgot your password, or don’t have one?",
    other: "Log in another way",
  },
  account: {
    title: "Linked services",
    done: "Disconnected. From now on you log in another way.",
    since: (day) => `Linked on ${day}`,
    disconnect: "Disconnect",
    disconnectOf: (provider) => `Disconnect ${provider}`,
    onlyWay: "This is your only way in now. To disconnect it, choose a password first.",
  },
  problems: {
    providerRefused: {
      title: "You didn’t give permission there.",
      text: "No problem, we didn’t get anything. Try again, or log in with your email address and password.",
    },
    noEmail: {
      title: "We didn’t get an email address.",
      text: "Without one we can’t make an account for you. Share it at the service you log in with, or create an account here.",
    },
    unverifiedEmail: {
      title: "Your email address isn’t confirmed there yet.",
      text: "Confirm it first at the service you log in with, and then try again. Or create an account here.",
    },
    staleState: {
      title: "That took too long, or began in another window.",
      text: "Logging in this way works once, for ten minutes, in the same browser. Please begin again.",
    },
    providerAway: {
      title: "That service isn’t answering just now.",
      text: "It’s nothing you did. Try again in a minute, or log in with your email address and password.",
    },
    providerDisabled: {
      title: "You can’t log in with that service here any more.",
      text: "Log in with your email address and password. No password yet? Choose one through ‘Forgot your password?’.",
    },
    providerCmsAway: {
      title: "This isn’t working just now.",
      text: "It’s our fault. Please try again in a minute.",
    },
    providerTooMany: {
      title: "One moment, please.",
      text: "There have just been too many attempts. Please try again in a quarter of an hour.",
    },
    onlyWayIn: {
      title: "This is your only way in now.",
      text: "Choose a password first. Then you can disconnect this.",
    },
  },
};

export const providerMessages: Record<Locale, ProviderMessages> = { nl, en };
