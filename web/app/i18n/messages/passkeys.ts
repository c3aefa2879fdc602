import type { Locale } from "@circuit/contract/locales";

const nl = {
  signIn: "Log in met een passkey",
  done: {
    "passkey-added": "Je passkey is toegevoegd. De volgende keer log je ermee in.",
    "passkey-removed": "Die passkey is verwijderd. Je kunt er hier niet meer mee inloggen.",
  },
  problems: {
    badPasskey: {
      title: "Deze passkey werkt hier niet.",
      text: "Hij hoort niet (meer) bij een account, of het duurde te lang. Probeer het nog eens, of log in met je wachtwoord.",
    },
    failedPasskey: {
      title: "Je passkey is niet toegevoegd.",
      text: "Het ging mis, of het duurde langer dan vijf minuten. Begin nog eens.",
    },
    knownPasskey: {
      title: "Deze passkey is er al.",
      text: "Hij hoort al bij een account. Je kunt er gewoon mee inloggen.",
    },
    tooManyPasskeys: {
      title: "Je hebt al tien passkeys.",
      text: "Verwijder er een die je niet meer gebruikt. Dan kan er weer een bij.",
    },
    noPasskeys: { title: "Passkeys kunnen hier niet.", text: "Log in met je e-mailadres en wachtwoord." },
    signInAgain: {
      title: "Log eerst opnieuw in.",
      text: "Je bent al een tijdje ingelogd. Log uit en weer in; daarna kun je meteen een passkey toevoegen.",
    },
  },
  section: {
    title: "Passkeys",
    intro:
      "Met een passkey log je in zonder wachtwoord: met je vinger, je gezicht of de code van je apparaat. Die blijven op je apparaat; wij krijgen ze niet.",
    add: "Voeg een passkey toe",
    unnamed: "Passkey",
    madeOn: (day: string) => `Gemaakt op ${day}.`,
    lastUsed: (day: string) => `Laatst gebruikt op ${day}.`,
    neverUsed: "Nog niet gebruikt.",
    remove: "Verwijder",
    removeOf: (name: string) => `Verwijder de passkey: ${name}`,
    stay: "Kies je een ander wachtwoord, dan blijven je passkeys werken. Vertrouw je er een niet, verwijder die dan.",
    remain: "Je passkeys werken nog. Kijk of je ze allemaal kent",
    full: "Je hebt tien passkeys, en meer kan niet. Verwijder er een om een nieuwe toe te voegen.",
    unsupported: "Deze browser kan geen passkey maken.",
    make: {
      title: "Nog één stap",
      text: "Je apparaat vraagt je nu om een passkey te maken. Je hebt er vijf minuten voor.",
      button: "Maak de passkey",
      cancel: "Toch niet",
    },
  },
  troubles: {
    cancelled: {
      title: "Er is niets gebeurd.",
      text: "Je hebt het afgebroken, of het duurde te lang. Probeer het gerust nog eens.",
    },
    known: { title: "Je hebt hier al een passkey.", text: "Op dit apparaat staat er al een voor je account." },
    unsupported: {
      title: "Dit apparaat kan dit niet.",
      text: "Probeer een ander apparaat of een andere browser. Met je wachtwoord inloggen kan altijd.",
    },
    tooMany: {
      title: "Even rustig aan.",
      text: "Er is net te vaak iets geprobeerd. Probeer het over een kwartier opnieuw.",
    },
    unavailable: {
      title: "Dit lukt nu even niet.",
      text: "Controleer je verbinding en probeer het over een minuutje opnieuw.",
    },
    failed: {
      title: "Het ging mis.",
      text: "Je browser kon de passkey niet gebruiken. Probeer het nog eens, of log in met je wachtwoord.",
    },
  },
};

type PasskeyMessages = typeof nl;

const en: PasskeyMessages = {
  signIn: "Log in with a passkey",
  done: {
    "passkey-added": "Your passkey is added. Next time, you can log in with it.",
    "passkey-removed": "That passkey is removed. It no longer logs you in here.",
  },
  problems: {
    badPasskey: {
      title: "This passkey doesn’t work here.",
      text: "It doesn’t belong to an account (any more), or it took too long. Try again, or log in with your password.",
    },
    failedPasskey: {
      title: "Your passkey wasn’t added.",
      text: "Something went wrong, or it took longer than five minutes. Please start again.",
    },
    knownPasskey: {
      title: "This passkey is here already.",
      text: "It belongs to an account already. You can simply log in with it.",
    },
    tooManyPasskeys: {
      title: "You have ten passkeys already.",
      text: "Remove one that you no longer use. Then there’s room for another.",
    },
    noPasskeys: { title: "There are no passkeys here.", text: "Log in with your email address and password." },
    signInAgain: {
      title: "Please log in again first.",
      text: "You’ve been logged in for a while. Log out and in again; then you can add a passkey straight away.",
    },
  },
  section: {
    title: "Passkeys",
    intro:
      "With a passkey you log in without a password: with your finger, your face or your device’s code. Those stay on your device; we never get them.",
    add: "Add a passkey",
    unnamed: "Passkey",
    madeOn: (day) => `Made on ${day}.`,
    lastUsed: (day) => `Last used on ${day}.`,
    neverUsed: "Not used yet.",
    remove: "Remove",
    removeOf: (name) => `Remove the passkey: ${name}`,
    stay: "If you choose another password, your passkeys keep working. If you don’t trust one, remove it.",
    remain: "Your passkeys still work. See whether you know them all",
    full: "You have ten passkeys, and that’s the most. Remove one to add another.",
    unsupported: "This browser can’t make a passkey.",
    make: {
      title: "One more step",
      text: "Your device will now ask you to make a passkey. You have five minutes for it.",
      button: "Make the passkey",
      cancel: "Never mind",
    },
  },
  troubles: {
    cancelled: {
      title: "Nothing happened.",
      text: "You cancelled it, or it took too long. Feel free to try again.",
    },
    known: { title: "You have a passkey here already.", text: "This device already has one for your account." },
    unsupported: {
      title: "This device can’t do that.",
      text: "Try another device or browser. You can always log in with your password.",
    },
    tooMany: {
      title: "One moment, please.",
      text: "There have just been too many attempts. Please try again in a quarter of an hour.",
    },
    unavailable: { title: "This isn’t working just now.", text: "Check your connection and try again in a minute." },
    failed: {
      title: "Something went wrong.",
      text: "Your browser couldn’t use the passkey. Try again, or log in with your password.",
    },
  },
};

export const passkeyMessages: Record<Locale, PasskeyMessages> = { nl, en };
