import type { Locale } from "@circuit/contract/locales";

const nl = {
  title: "Mijn circuit",
  errorPrefix: "Fout:",
  form: {
    email: "E-mailadres",
    password: "Wachtwoord",
    newPassword: "Nieuw wachtwoord",
    currentPassword: "Je huidige wachtwoord",
    passwordHelp:
      "Minstens 10 tekens. Alles mag, ook spaties: een zinnetje onthoud je makkelijk. Plakken uit je wachtwoordkluis kan. Wachtwoorden die bijna iedereen gebruikt en je eigen e-mailadres nemen we niet aan.",
    locale: "In welke taal mailen we je?",
    localeNames: { nl: "Nederlands", en: "Engels" },
    newsletter: "Stuur me de nieuwsbrief",
  },
  sending: "Een ogenblik",
  doors: {
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
        text: "We hebben je een mail gestuurd. Open de link daarin om verder te gaan. Niets gekregen? Kijk bij je ongewenste mail, of vraag hem opnieuw aan.",
      },
      other: {
        title: "Kijk in je mail",
        text: "Is er een account met dit adres, dan is er nu een mail naar onderweg. De link daarin werkt een uur. Niets gekregen? Kijk bij je ongewenste mail, of probeer het over een kwartier nog eens.",
      },
    },
  },
  done: {
    "signed-out": "Je bent uitgelogd. Tot de volgende keer.",
    deleted: "Je account is verwijderd. Bedankt dat je er was.",
    details: "Je gegevens zijn bewaard.",
    password: "Je wachtwoord is gewijzigd. Op andere apparaten ben je uitgelogd.",
    alarm: "Staat uit. Je krijgt hier geen mail meer over.",
    sessions: "Dat apparaat is uitgelogd.",
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
      text: "Links in onze mails werken niet lang, en maar één keer. Vraag een nieuwe aan.",
    },
    away: {
      title: "Dit lukt nu even niet.",
      text: "Het ligt aan ons. Wat je invulde staat er nog, alleen je wachtwoord niet. Probeer het over een minuutje opnieuw.",
    },
    tooMany: {
      title: "Even rustig aan.",
      text: "Er is net te vaak iets geprobeerd. Wat je invulde staat er nog, alleen je wachtwoord niet.",
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
  away: {
    title: "Je account is even weg",
    text: "We kunnen je gegevens nu niet ophalen. Het ligt aan ons, en er is niets kwijt. Probeer het over een minuutje opnieuw; misschien moet je dan opnieuw inloggen.",
    retry: "Probeer opnieuw",
  },
  page: {
    greeting: (name: string) => `Moi, ${name}`,
    greetingNobody: "Moi!",
    signOut: "Log uit",
    nav: "Onderdelen van je account",
    partsMissing: "Je bestellingen kunnen we nu niet laten zien. Probeer het later nog eens.",
    tickets: {
      nav: "Tickets",
      title: "Je tickets",
      show: (count: number): string => (count === 1 ? "Toon QR-code" : "Toon QR-codes"),
      showOf: (count: number, title: string) => `${count === 1 ? "Toon QR-code" : "Toon QR-codes"}: ${title}`,
      none: "Je hebt nu geen tickets voor wat nog komt.",
      browse: "Bekijk wat er komt",
      line: (count: number, name: string) => `${count} × ${name}`,
      gate: (gate: string) => `Naar binnen: ${gate}`,
    },
    orders: {
      nav: "Bestellingen",
      title: "Bestellingen",
      columns: {
        number: "Nummer",
        day: "Datum",
        what: "Wat",
        state: "Status",
        amount: "Bedrag, incl. btw",
        actions: "Bekijk",
      },
      open: "Bekijk",
      openOf: (number: string) => `Bekijk bestelling ${number}`,
      invoice: "Factuur",
      invoiceOf: (number: string) => `Factuur van bestelling ${number} (pdf)`,
      none: "Hier komen je bestellingen te staan, ook die je eerder met dit e-mailadres deed.",
      older: "Oudere bestellingen",
      newer: "Nieuwere bestellingen",
      states: {
        "awaiting-payment": "Wacht op betaling",
        invoiced: "Factuur staat open",
        "at-gate": "Betalen bij de poort",
        paid: "Betaald",
        free: "Gratis",
        "refund-due": "Geld komt terug",
        expired: "Verlopen",
        cancelled: "Geannuleerd",
        refunded: "Terugbetaald",
        held: "Nog niet besteld",
      },
    },
    alarms: {
      nav: "Ticketalarmen",
      title: "Ticketalarmen",
      none: "Je hebt geen ticketalarm aanstaan. Is een evenement uitverkocht, dan zet je er daar een aan.",
      waiting: "Je krijgt één mail zodra er tickets zijn.",
      rang: (day: string) => `Afgegaan op ${day}.`,
      pending: "Wacht op je bevestiging: kijk in je mail.",
      all: "Alle evenementen",
      off: "Zet uit",
      offOf: (title: string) => `Zet het ticketalarm uit: ${title}`,
    },
    details: {
      nav: "Gegevens",
      title: "Je gegevens",
      email: "E-mailadres",
      intro: "Bij het afrekenen vullen we dit alvast voor je in. Je hoeft niets in te vullen.",
      button: "Bewaar",
    },
    security: {
      nav: "Veiligheid",
      title: "Wachtwoord en apparaten",
      password: "Wijzig je wachtwoord",
      button: "Wijzig wachtwoord",
      noPassword: "Je logt zonder wachtwoord in. Met een link in je mail kies je er een.",
      noPasswordLink: "Kies een wachtwoord",
      sessions: "Waar je bent ingelogd",
      unknownDevice: "Onbekend apparaat",
      current: "Dit apparaat",
      lastUsed: (day: string) => `Laatst gebruikt op ${day}`,
      end: "Log uit",
      endOf: (device: string) => `Log uit op ${device}`,
      endOthers: "Log overal uit, behalve hier",
    },
    privacy: {
      title: "Je gegevens meenemen of wissen",
      exportText: "Alles wat we van je bewaren, in één bestand (JSON).",
      export: "Download mijn gegevens",
      deleteText:
        "Je account, je gegevens en je alarmen verdwijnen meteen. Bestellingen bewaren we zolang de wet dat vraagt; je tickets blijven geldig en staan in je mail.",
      delete: "Verwijder mijn account",
      sure: {
        title: "Weet je het zeker?",
        text: "Dit kunnen we niet terugdraaien.",
        button: "Ja, verwijder mijn account",
        cancel: "Nee, toch niet",
      },
    },
  },
  order: {
    title: "Bewaar dit bij elkaar",
    text: "Maak een account met hetzelfde e-mailadres, dan staan deze en je volgende bestellingen samen, met je tickets.",
    button: "Maak een account",
  },
  checkout: {
    text: "Heb je een account? Dan vullen we je gegevens in.",
    link: "Log in",
    filledIn: "Ingevuld met de gegevens van je account. Verander gerust iets voor deze bestelling.",
  },
};

/** Texts of a visitor's account. */
export type AccountMessages = typeof nl;

const en: AccountMessages = {
  title: "My circuit",
  errorPrefix: "Error:",
  form: {
    email: "Email address",
    password: "Password",
    newPassword: "New password",
    currentPassword: "Your current password",
    passwordHelp:
      "At least 10 characters. Anything goes, spaces too: a short sentence is easy to remember. You can paste it from your password manager. We don’t take passwords that nearly everyone uses, or your own email address.",
    locale: "Which language shall we write to you in?",
    localeNames: { nl: "Dutch", en: "English" },
    newsletter: "Send me the newsletter",
  },
  sending: "One moment",
  doors: {
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
        text: "We’ve sent you an email. Open the link in it to go on. Nothing there? Look in your junk mail, or ask for it again.",
      },
      other: {
        title: "Check your email",
        text: "If there is an account with this address, an email is on its way. The link in it works for an hour. Nothing there? Look in your junk mail, or try again in a quarter of an hour.",
      },
    },
  },
  done: {
    "signed-out": "You’re logged out. See you next time.",
    deleted: "Your account is deleted. Thanks for having been here.",
    details: "Your details are saved.",
    password: "Your password is changed. You’re logged out on your other devices.",
    alarm: "Switched off. We won’t email you about this any more.",
    sessions: "That device is logged out.",
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
      text: "Links in our emails don’t work for long, and only once. Please ask for a new one.",
    },
    away: {
      title: "This isn’t working just now.",
      text: "It’s our fault. What you filled in is still here, except your password. Please try again in a minute.",
    },
    tooMany: {
      title: "One moment, please.",
      text: "There have just been too many attempts. What you filled in is still here, except your password.",
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
  away: {
    title: "Your account is out for a moment",
    text: "We can’t fetch your details just now. It’s our fault, and nothing is lost. Please try again in a minute; you may have to log in again.",
    retry: "Try again",
  },
  page: {
    greeting: (name) => `Hello, ${name}`,
    greetingNobody: "Hello!",
    signOut: "Log out",
    nav: "Parts of your account",
    partsMissing: "We can’t show your orders just now. Please try again later.",
    tickets: {
      nav: "Tickets",
      title: "Your tickets",
      show: (count) => (count === 1 ? "Show QR code" : "Show QR codes"),
      showOf: (count, title) => `${count === 1 ? "Show QR code" : "Show QR codes"}: ${title}`,
      none: "You have no tickets for anything coming up.",
      browse: "See what’s coming up",
      line: (count, name) => `${count} × ${name}`,
      gate: (gate) => `Way in: ${gate}`,
    },
    orders: {
      nav: "Orders",
      title: "Orders",
      columns: {
        number: "Number",
        day: "Date",
        what: "What",
        state: "Status",
        amount: "Amount, incl. VAT",
        actions: "View",
      },
      open: "View",
      openOf: (number) => `View order ${number}`,
      invoice: "Invoice",
      invoiceOf: (number) => `Invoice for order ${number} (PDF)`,
      none: "Your orders will be here, including those you placed with this email address before.",
      older: "Older orders",
      newer: "Newer orders",
      states: {
        "awaiting-payment": "Awaiting payment",
        invoiced: "Invoice to be paid",
        "at-gate": "Pay at the gate",
        paid: "Paid",
        free: "Free",
        "refund-due": "Refund on its way",
        expired: "Expired",
        cancelled: "Cancelled",
        refunded: "Refunded",
        held: "Not ordered yet",
      },
    },
    alarms: {
      nav: "Ticket alarms",
      title: "Ticket alarms",
      none: "You have no ticket alarm on. When an event is sold out, you can set one there.",
      waiting: "You’ll get one email as soon as there are tickets.",
      rang: (day) => `Went off on ${day}.`,
      pending: "Waiting for you to confirm it: check your email.",
      all: "All events",
      off: "Switch off",
      offOf: (title) => `Switch off the ticket alarm: ${title}`,
    },
    details: {
      nav: "Details",
      title: "Your details",
      email: "Email address",
      intro: "We’ll fill these in for you at the checkout. You don’t have to fill in any of them.",
      button: "Save",
    },
    security: {
      nav: "Security",
      title: "Password and devices",
      password: "Change your password",
      button: "Change password",
      noPassword: "You log in without a password. A link in your email lets you choose one.",
      noPasswordLink: "Choose a password",
      sessions: "Where you’re logged in",
      unknownDevice: "Unknown device",
      current: "This device",
      lastUsed: (day) => `Last used on ${day}`,
      end: "Log out",
      endOf: (device) => `Log out on ${device}`,
      endOthers: "Log out everywhere but here",
    },
    privacy: {
      title: "Take your data, or erase it",
      exportText: "Everything we keep about you, in one file (JSON).",
      export: "Download my data",
      deleteText:
        "Your account, your details and your alarms go at once. We keep orders for as long as the law asks; your tickets stay valid and are in your email.",
      delete: "Delete my account",
      sure: {
        title: "Are you sure?",
        text: "We can’t undo this.",
        button: "Yes, delete my account",
        cancel: "No, keep it",
      },
    },
  },
  order: {
    title: "Keep it all together",
    text: "Create an account with the same email address, and this order and your next ones are in one place, with your tickets.",
    button: "Create an account",
  },
  checkout: {
    text: "Have an account? Then we’ll fill in your details.",
    link: "Log in",
    filledIn: "Filled in with your account’s details. Feel free to change anything for this order.",
  },
};

/** Messages of accounts in both languages: their own file, as only a visitor's own pages load them. */
export const accountMessages: Record<Locale, AccountMessages> = { nl, en };
