import type { Locale } from "@circuit/contract/locales";

const nl = {
  form: {
    email: "E-mailadres",
    password: "Wachtwoord",
    newPassword: "Nieuw wachtwoord",
    currentPassword: "Je huidige wachtwoord",
    passkeyName: "Naam van de passkey",
    passkeyNameHelp: "Zoals ‘Mijn telefoon’. Laat je dit leeg, dan noemen we hem naar dit apparaat.",
    passwordHelp:
      "Minstens 10 tekens. Alles mag, ook spaties: een zinnetje onthoud je makkelijk. Plakken uit je wachtwoordkluis kan. Wachtwoorden die bijna iedereen gebruikt en je eigen e-mailadres nemen we niet aan.",
    locale: "In welke taal mailen we je?",
    localeNames: { nl: "Nederlands", en: "Engels" },
    newsletter: "Stuur me de nieuwsbrief",
  },
  pages: {
    signIn: { title: "Inloggen", intro: null, button: "Log in" },
    register: {
      title: "Maak een account",
      intro: "Je tickets, bestellingen en ticketalarmen bij elkaar. We sturen je een mail om je adres te bevestigen.",
      button: "Maak mijn account",
    },
    forgotPassword: {
      title: "Wachtwoord vergeten",
      intro: "Geeft niks. Vul je e-mailadres in, dan sturen we je een link waarmee je een nieuw wachtwoord kiest.",
      button: "Stuur me de link",
    },
    resetPassword: {
      title: "Kies een nieuw wachtwoord",
      intro: "Daarna ben je meteen ingelogd. Op andere apparaten word je uitgelogd.",
      button: "Bewaar en log in",
    },
    confirmEmail: {
      title: "Bevestig je e-mailadres",
      intro: "Geen mail gekregen, of is de link verlopen? Vul je adres in, dan sturen we je een nieuwe.",
      button: "Stuur me een nieuwe link",
    },
  } satisfies Record<string, { title: string; intro: string | null; button: string }>,
  confirm: {
    intro: "Vul het wachtwoord in dat je bij het registreren koos. Dan is je account klaar en ben je ingelogd.",
    button: "Bevestig mijn adres",
  },
  noCode: "Deze pagina hoort bij de link uit onze mail. Open die link, of vraag een nieuwe aan.",
  links: {
    forgot: "Wachtwoord vergeten?",
    noAccount: {
      title: "Nog geen account?",
      text: "Met een account staan je tickets, bestellingen en ticketalarmen bij elkaar. Bestellen kan ook zonder.",
      button: "Maak een account",
    },
    hasAccount: {
      title: "Heb je al een account?",
      text: "Log dan in met je e-mailadres en wachtwoord.",
      button: "Inloggen",
    },
    resend: "Bevestigingsmail opnieuw sturen",
    newLink: "Vraag een nieuwe link aan",
  },
  notices: {
    mailed: {
      register: {
        title: "Kijk in je mail",
        text: "We hebben een mail gestuurd naar dit adres. Open de link daarin om verder te gaan; die werkt twee dagen. Niets gekregen? Kijk of het adres klopt en bij je ongewenste mail, of vraag hem hieronder opnieuw aan.",
      },
      resend: {
        title: "Kijk in je mail",
        text: "Wacht er een account met dit adres op bevestiging, dan is er nu een mail naar onderweg. De link daarin werkt twee dagen. Niets gekregen? Kijk of het adres klopt en bij je ongewenste mail, of probeer het over een kwartier nog eens.",
      },
      other: {
        title: "Kijk in je mail",
        text: "Is er een account met dit adres, dan is er nu een mail naar onderweg. De link daarin werkt een uur. Niets gekregen? Kijk bij je ongewenste mail, of probeer het over een kwartier nog eens.",
      },
    },
  },
  problems: {
    wrong: {
      title: "Dat klopt niet samen.",
      text: "Dit e-mailadres en dit wachtwoord horen niet bij elkaar. Probeer het nog eens, of kies een nieuw wachtwoord.",
    },
    unconfirmed: {
      title: "Bevestig eerst je e-mailadres.",
      text: "We stuurden je een mail met een link. Kwijt? Vraag een nieuwe aan.",
    },
    blocked: {
      title: "Dit account is geblokkeerd.",
      text: "Neem contact met ons op, dan zoeken we het samen uit.",
    },
    wrongPassword: {
      title: "Dat is niet het wachtwoord van je registratie.",
      text: "Probeer het nog eens. Weet je het niet meer, kies dan een nieuw: daarmee is je adres ook meteen bevestigd.",
    },
    badCode: {
      title: "Deze link werkt niet meer.",
      text: "Links in onze mails werken niet lang, en maar één keer. Vraag een nieuwe aan, of log in als het al gelukt was.",
    },
    noUndo: {
      title: "Terugzetten kan niet meer.",
      text: "Dat kan tot een uur nadat je het alarm uitzette. Zet het opnieuw aan bij het evenement zelf.",
    },
    unavailable: {
      title: "Dit lukt nu even niet.",
      text: "Het ligt aan ons. Wat je invulde staat er nog, alleen je wachtwoord niet. Probeer het over een minuutje opnieuw.",
    },
    tooMany: {
      title: "Even rustig aan.",
      text: "Er is net te vaak iets geprobeerd. Wat je invulde staat er nog, alleen je wachtwoord niet.",
    },
    busy: {
      title: "Het is nu erg druk.",
      text: "Er loggen op dit moment te veel mensen tegelijk in. Dat ligt niet aan jou. Wat je invulde staat er nog, alleen je wachtwoord niet. Probeer het over een paar tellen opnieuw.",
    },
    elsewhere: {
      title: "Nog één keer, hier.",
      text: "Dit kwam niet rechtstreeks van onze site. Klopt alles? Druk dan nog eens op de knop.",
    },
    confirm: {
      title: "Nog één keer.",
      text: "Kijk of alles klopt en druk nog eens op de knop. Zo weten we dat je een mens bent.",
    },
    unreadable: { title: "Dit konden we niet lezen.", text: "Vul het formulier hieronder opnieuw in." },
  },
  wait: {
    till: (time: string) => `Probeer het vanaf ${time} uur opnieuw.`,
    unknown: "Probeer het over een kwartier opnieuw.",
  },
};

export type AuthMessages = typeof nl;

const en: AuthMessages = {
  form: {
    email: "Email address",
    password: "Password",
    newPassword: "New password",
    currentPassword: "Your current password",
    passkeyName: "Name of the passkey",
    passkeyNameHelp: "Such as ‘My phone’. Leave it empty and we’ll name it after this device.",
    passwordHelp:
      "At least 10 characters. Anything goes, spaces too: a short sentence is easy to remember. You can paste it from your password manager. We don’t take passwords that nearly everyone uses, or your own email address.",
    locale: "Which language shall we write to you in?",
    localeNames: { nl: "Dutch", en: "English" },
    newsletter: "Send me the newsletter",
  },
  pages: {
    signIn: { title: "Log in", intro: null, button: "Log in" },
    register: {
      title: "Create an account",
      intro: "Your tickets, orders and ticket alarms in one place. We’ll send you an email to confirm your address.",
      button: "Create my account",
    },
    forgotPassword: {
      title: "Forgot your password",
      intro: "No problem. Fill in your email address and we’ll send you a link to choose a new password.",
      button: "Send me the link",
    },
    resetPassword: {
      title: "Choose a new password",
      intro: "You’ll be logged in straight away, and logged out on your other devices.",
      button: "Save and log in",
    },
    confirmEmail: {
      title: "Confirm your email address",
      intro: "No email, or has the link expired? Fill in your address and we’ll send you a new one.",
      button: "Send me a new link",
    },
  },
  confirm: {
    intro: "Fill in the password you chose when you registered. Then your account is ready, and you’re logged in.",
    button: "Confirm my address",
  },
  noCode: "This page belongs to the link in our email. Open that link, or ask for a new one.",
  links: {
    forgot: "Forgot your password?",
    noAccount: {
      title: "No account yet?",
      text: "An account keeps your tickets, orders and ticket alarms in one place. You can order without one, too.",
      button: "Create an account",
    },
    hasAccount: {
      title: "Already have an account?",
      text: "Log in with your email address and password.",
      button: "Log in",
    },
    resend: "Send the confirmation again",
    newLink: "Ask for a new link",
  },
  notices: {
    mailed: {
      register: {
        title: "Check your email",
        text: "We’ve sent an email to this address. Open the link in it to go on; it works for two days. Nothing there? Check the address and your junk mail, or ask for it again below.",
      },
      resend: {
        title: "Check your email",
        text: "If an account with this address waits to be confirmed, an email is on its way. The link in it works for two days. Nothing there? Check the address and your junk mail, or try again in a quarter of an hour.",
      },
      other: {
        title: "Check your email",
        text: "If there is an account with this address, an email is on its way. The link in it works for an hour. Nothing there? Look in your junk mail, or try again in a quarter of an hour.",
      },
    },
  },
  problems: {
    wrong: {
      title: "Those don’t match.",
      text: "This email address and password don’t belong together. Try again, or choose a new password.",
    },
    unconfirmed: {
      title: "Please confirm your email address first.",
      text: "We sent you an email with a link. Lost it? Ask for a new one.",
    },
    blocked: {
      title: "This account is blocked.",
      text: "Please get in touch with us and we’ll sort it out together.",
    },
    wrongPassword: {
      title: "That isn’t the password you registered with.",
      text: "Please try again. If you don’t remember it, choose a new one: that confirms your address as well.",
    },
    badCode: {
      title: "This link no longer works.",
      text: "Links in our emails don’t work for long, and only once. Please ask for a new one, or log in if it had worked already.",
    },
    noUndo: {
      title: "It’s too late to undo this.",
      text: "You can until an hour after you switched the alarm off. Set it again at the event itself.",
    },
    unavailable: {
      title: "This isn’t working just now.",
      text: "It’s our fault. What you filled in is still here, except your password. Please try again in a minute.",
    },
    tooMany: {
      title: "One moment, please.",
      text: "There have just been too many attempts. What you filled in is still here, except your password.",
    },
    busy: {
      title: "It’s very busy just now.",
      text: "Too many people are logging in at the same moment. That isn’t your doing. What you filled in is still here, except your password. Please try again in a few seconds.",
    },
    elsewhere: {
      title: "Once more, here.",
      text: "This didn’t come straight from our site. Is everything right? Then press the button again.",
    },
    confirm: {
      title: "Once more.",
      text: "Check that everything is right and press the button again. That tells us you are human.",
    },
    unreadable: { title: "We couldn’t read this.", text: "Please fill in the form below again." },
  },
  wait: { till: (time) => `Please try again from ${time}.`, unknown: "Please try again in a quarter of an hour." },
};

export const authMessages: Record<Locale, AuthMessages> = { nl, en };
