import type { Locale } from "@circuit/contract/locales";

/** Puts the word for gate before a gate's name, such as `Oost 4`, unless the name begins with it. */
const withGateWord = (gate: string, word: string) =>
  gate.toLowerCase().startsWith(word.toLowerCase()) ? gate : `${word} ${gate}`;

const nl = {
  title: "Kaarten scannen",
  otherLanguage: "English",
  home: "Naar de site",
  gate: (gate: string) => withGateWord(gate, "Poort"),
  online: "online",
  waiting: (count: number) => `${count} in de rij`,
  pair: {
    title: "Koppel deze telefoon",
    text: "De kassa maakt een code voor je poort. Typ die hier over: daarna scan je kaarten met deze telefoon, ook zonder bereik.",
    label: "Code van de kassa",
    hint: "Tien letters en cijfers, een half uur geldig",
    button: "Koppel",
  },
  problems: {
    "wrong-code": "Deze code klopt niet, is al gebruikt of is ouder dan een half uur. Vraag de kassa om een nieuwe.",
    ended: "Deze telefoon is geen scanner meer. Vraag de kassa om een nieuwe code.",
    unavailable: "Het kaartsysteem antwoordt nu niet. Probeer het zo nog eens.",
    tooMany: "Er zijn te veel verkeerde codes geprobeerd. Wacht een kwartier, of vraag de kassa om hulp.",
    elsewhere: "Dit formulier kwam van een andere site. Probeer het hier nog eens.",
  },
  ready: {
    title: "Klaar",
    start: "Start",
    startText: "Zet de camera aan en houd kaarten ervoor. Je kunt ook het nummer op de kaart typen.",
    startCamera: "Start de camera",
    asking: "Sta de camera toe.",
    text: "Houd de code in het kader.",
    busy: "Even kijken…",
    camera: "Beeld van de camera",
    inside: "binnen",
    outside: (count: string) => `${count} nog buiten`,
    offline: (count: number) =>
      count === 0
        ? "Geen bereik. Je scant gewoon door: wat je scant, gaat mee zodra er net is."
        : `Geen bereik. Je scant gewoon door, ${count === 1 ? "1 scan gaat" : `${count} scans gaan`} mee zodra er net is.`,
    unsure: "Het kaartsysteem antwoordt nu niet. Zodra dat weer kan, zie je hier wie er binnen is.",
    notKept:
      "Deze browser bewaart niets. Laat de pagina open zolang er scans in de rij staan, of zet de privémodus uit.",
    light: "Lamp",
    last: (word: string, time: string) => `Laatste scan: ${word}, ${time} uur`,
    denied:
      "Deze pagina mag de camera niet gebruiken. Sta dat toe bij de instellingen van je browser, of typ het nummer.",
    none: "Er is geen camera die werkt. Typ het nummer van de kaart.",
  },
  typed: {
    open: "Typ code",
    label: "Nummer op de kaart",
    hint: "Acht tekens onder de QR-code, zoals CD27 7K4M",
    button: "Kijk na",
  },
  next: "Volgende",
  call: "Bel de poortchef",
  words: {
    admitted: "Goed",
    already: "Al binnen",
    "wrong-day": "Andere dag",
    "wrong-event": "Ander evenement",
    "wrong-gate": "Andere poort",
    cancelled: "Vervallen",
    "event-postponed": "Uitgesteld",
    "event-cancelled": "Afgelast",
    forged: "Vals",
    unknown: "Onbekend",
    unchecked: "Geen bereik",
  },
  why: {
    admitted: "Welkom, loop maar door.",
    admittedOffline: "Echt, en voor vandaag. Of de kaart elders al gebruikt is, weten we zodra er weer bereik is.",
    already: (time: string, gate: string) => `Deze kaart is om ${time} uur gescand bij ${gate}.`,
    "wrong-day": (days: string, today: string) => `Deze kaart is voor ${days}. Vandaag is het ${today}.`,
    otherDays: "Deze telefoon scant vandaag niet voor deze poort. Vraag de kassa om een nieuwe code.",
    "wrong-event": "Deze kaart is voor een ander evenement.",
    "wrong-gate": (place: string | null) =>
      place === null ? "Deze kaart geeft hier geen toegang." : `Deze kaart is voor ${place}.`,
    cancelled: "Deze kaart is geannuleerd of niet betaald. Laat niemand door en stuur de bezoeker naar de kassa.",
    "event-postponed":
      "Dit evenement is uitgesteld. De kaart blijft staan, maar geeft vandaag geen toegang: de bezoeker krijgt een mail.",
    "event-cancelled": "Dit evenement is afgelast. Laat niemand door: wie bestelde, kreeg een mail.",
    cancelledAt: (when: string) =>
      `Deze kaart is geannuleerd op ${when} uur. Laat niemand door en stuur de bezoeker naar de kassa.`,
    replaced: (when: string) =>
      `Deze kaart is op ${when} uur vervangen, bijvoorbeeld door een andere naam: er is een nieuwere. Laat niemand door en stuur de bezoeker naar de kassa.`,
    forged: "Deze code is niet van ons. Laat niemand door en bel de poortchef.",
    unknown: "Dit is geen kaart van ons, of het nummer klopt niet. Kijk het nummer na.",
    unchecked: "Zonder bereik kunnen we dit nummer niet nakijken. Scan de QR-code, of probeer het zo nog eens.",
    uncheckedStand:
      "De kaart is echt en voor vandaag. Zonder bereik kunnen we de tribune niet nakijken: kijk op de kaart welke het is.",
  },
  facts: {
    ticket: "kaart",
    code: "nummer",
    place: "tribune",
    gate: "poort",
    days: "geldig",
    today: "is het vandaag",
    firstTime: "eerste scan",
    device: "telefoon",
    ago: "geleden",
    time: "uur",
    signature: "handtekening",
    noSignature: "klopt niet",
    minutes: (count: number) => (count < 60 ? `${count} min` : `${Math.floor(count / 60)} uur`),
  },
  late: {
    title: (count: number) => (count === 1 ? "1 kaart klopte achteraf niet" : `${count} kaarten klopten achteraf niet`),
    text: "Zonder bereik binnengelaten. De kassa ziet dit ook.",
    at: (time: string) => `gescand om ${time} uur`,
    seen: "Gezien",
  },
  leave: {
    open: "Deze telefoon",
    name: (name: string, time: string) => `${name}, tot ${time} uur`,
    text: "Klaar met scannen? Ontkoppel de telefoon, zodat niemand anders ermee scant.",
    waiting: "Er staan nog scans in de rij. Zoek eerst bereik, anders gaan ze niet mee.",
    button: "Ontkoppel",
  },
};

const en: typeof nl = {
  title: "Scan tickets",
  otherLanguage: "Nederlands",
  home: "To the site",
  gate: (gate) => withGateWord(gate, "Gate"),
  online: "online",
  waiting: (count) => `${count} queued`,
  pair: {
    title: "Pair this phone",
    text: "The box office makes a code for your gate. Type it here: after that you scan tickets with this phone, even without reception.",
    label: "Code from the box office",
    hint: "Ten letters and digits, good for half an hour",
    button: "Pair",
  },
  problems: {
    "wrong-code":
      "This code is wrong, was used before, or is older than half an hour. Ask the box office for a new one.",
    ended: "This phone is no scanner any more. Ask the box office for a new code.",
    unavailable: "The ticket system doesn’t answer just now. Try again in a moment.",
    tooMany: "Too many wrong codes were tried. Wait a quarter of an hour, or ask the box office for help.",
    elsewhere: "This form came from another site. Please try again here.",
  },
  ready: {
    title: "Ready",
    start: "Start",
    startText: "Turn the camera on and hold tickets in front of it. You can also type the number on the ticket.",
    startCamera: "Start the camera",
    asking: "Allow the camera.",
    text: "Hold the code within the frame.",
    busy: "Checking…",
    camera: "Camera picture",
    inside: "inside",
    outside: (count) => `${count} still outside`,
    offline: (count) =>
      count === 0
        ? "No reception. Just go on: what you scan is sent once there is a network."
        : `No reception. Just go on, ${count === 1 ? "1 scan is" : `${count} scans are`} sent once there is a network.`,
    unsure: "The ticket system doesn’t answer just now. Once it does, you see here who is inside.",
    notKept:
      "This browser keeps nothing. Leave the page open as long as scans are queued, or turn private browsing off.",
    light: "Light",
    last: (word, time) => `Last scan: ${word}, ${time}`,
    denied: "This page may not use the camera. Allow it in your browser’s settings, or type the number.",
    none: "There is no camera that works. Type the number on the ticket.",
  },
  typed: {
    open: "Type code",
    label: "Number on the ticket",
    hint: "Eight characters below the QR code, such as CD27 7K4M",
    button: "Check",
  },
  next: "Next",
  call: "Call the gate manager",
  words: {
    admitted: "Good",
    already: "Already in",
    "wrong-day": "Other day",
    "wrong-event": "Other event",
    "wrong-gate": "Other gate",
    cancelled: "Void",
    "event-postponed": "Postponed",
    "event-cancelled": "Cancelled",
    forged: "Fake",
    unknown: "Unknown",
    unchecked: "No reception",
  },
  why: {
    admitted: "Welcome, walk right in.",
    admittedOffline: "Real, and for today. Whether it was used elsewhere we know once there is reception again.",
    already: (time, gate) => `This ticket was scanned at ${time}, at ${gate}.`,
    "wrong-day": (days, today) => `This ticket is for ${days}. Today is ${today}.`,
    otherDays: "This phone doesn’t scan for this gate today. Ask the box office for a new code.",
    "wrong-event": "This ticket is for another event.",
    "wrong-gate": (place) =>
      place === null ? "This ticket doesn’t give access here." : `This ticket is for ${place}.`,
    cancelled: "This ticket was cancelled, or not paid for. Let nobody in and send the visitor to the box office.",
    "event-postponed":
      "This event was postponed. The ticket stands, but admits nobody today: the visitor gets an email.",
    "event-cancelled": "This event was cancelled. Let nobody in: whoever ordered was mailed.",
    cancelledAt: (when) =>
      `This ticket was cancelled on ${when}. Let nobody in and send the visitor to the box office.`,
    replaced: (when) =>
      `This ticket was replaced on ${when}, for example by one on another name: a newer one exists. Let nobody in and send the visitor to the box office.`,
    forged: "This code isn’t ours. Let nobody in and call the gate manager.",
    unknown: "This is no ticket of ours, or the number is wrong. Check the number.",
    unchecked: "Without reception we can’t check this number. Scan the QR code, or try again in a moment.",
    uncheckedStand:
      "The ticket is real and for today. Without reception we can’t check its stand: look on the ticket which one it is.",
  },
  facts: {
    ticket: "ticket",
    code: "number",
    place: "stand",
    gate: "gate",
    days: "valid",
    today: "is today",
    firstTime: "first scan",
    device: "phone",
    ago: "ago",
    time: "time",
    signature: "signature",
    noSignature: "wrong",
    minutes: (count) => (count < 60 ? `${count} min` : `${Math.floor(count / 60)} h`),
  },
  late: {
    title: (count) => (count === 1 ? "1 ticket turned out wrong" : `${count} tickets turned out wrong`),
    text: "Let in without reception. The box office sees this too.",
    at: (time) => `scanned at ${time}`,
    seen: "Seen",
  },
  leave: {
    open: "This phone",
    name: (name, time) => `${name}, until ${time}`,
    text: "Done scanning? Unpair the phone, so that nobody else scans with it.",
    waiting: "Scans are still queued. Find reception first, or they are not sent.",
    button: "Unpair",
  },
};

export const scanMessages: Record<Locale, typeof nl> = { nl, en };

export type ScanMessages = typeof nl;
