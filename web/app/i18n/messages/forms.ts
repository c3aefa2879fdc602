import type { Locale } from "@circuit/contract/locales";
import { missingAnswers } from "./missing-answers.ts";

type Params = Readonly<Record<string, string | number>>;

const nl = {
  optional: "niet verplicht",
  choose: "Maak een keuze",
  calendar: {
    label: "Kies een dag",
    open: "Open de kalender",
    close: "Sluit de kalender",
    loading: "De kalender komt eraan",
  },
  /** Beside a conditional field, for browsers whose scripts don't show and hide it. */
  onlyWhen: (label: string, value: string | null) =>
    value === null ? `Alleen als je ‘${label}’ invult.` : `Alleen bij ‘${label}’: ${value}.`,
  confirmEmail: "Herhaal je e-mailadres",
  /** Below an e-mail address that looks mistyped. */
  emailMeant: (address: string) => `Bedoel je ${address}?`,
  emailTyped: (address: string) =>
    `Je typte ${address}. Daar gaan je tickets naartoe. Verbeter het adres hieronder als het niet klopt. Klopt het wel, druk dan nog eens op de knop. Er is nog niets besteld.`,
  takeEmail: "Ja, neem dit adres",
  address: {
    street: "Straat",
    housenumber: "Huisnummer",
    zipcode: "Postcode",
    city: "Plaats",
    country: "Land",
  },
  /** Below a number field that doesn't hold what the visitor typed. */
  numberNotes: {
    /** Characters that the field ignored, as they can't be part of a number. */
    leftOut: (characters: string) => `Weggelaten: ‘${characters}’. Klopt het getal zo?`,
    broughtWithin: ({ from, to, bound }: { from: string; to: string; bound: "lowest" | "highest" }) =>
      `Aangepast van ${from} naar ${to}, het ${bound === "lowest" ? "laagste" : "hoogste"} dat kan.`,
  },
  files: (count: number, takesPdf: boolean, size: string) => {
    if (count === 1) return `Een foto (jpg, png of webp)${takesPdf ? " of een pdf" : ""}, maximaal ${size}.`;
    return `Hoogstens ${count} foto’s (jpg, png of webp)${takesPdf ? " of pdf’s" : ""}, elk maximaal ${size}.`;
  },
  filesAgain: "Kies je bestand nog een keer: je browser onthoudt het niet.",
  /** Error of a required field without an answer, by what it asks for. */
  missing: missingAnswers.nl,
  /** Error of a required file field without a file. */
  fileRequired: (label: string) => `Kies nog een bestand bij ‘${label}’`,
  /** Below the title of the list of errors. */
  notSent: "Er is nog niets verstuurd. Wat je invulde staat er nog.",
  errorPrefix: "Fout:",
  errorTitle: (count: number) => (count === 1 ? "Eén ding gaat nog niet goed" : `${count} dingen gaan nog niet goed`),
  sending: "Bezig met versturen",
  failed: "Er is iets misgegaan. Probeer het opnieuw.",
  replaced: "Dit formulier is intussen veranderd. Kijk na wat je had ingevuld en verstuur het opnieuw.",
  later: "We kunnen dit nu niet aannemen. Probeer het over een tijdje nog eens.",
  offline: "Je hebt geen verbinding. Probeer het opnieuw zodra je weer bereik hebt.",
  failedText: "Alles wat je hebt ingevuld staat er nog.",
  retry: "Probeer opnieuw",
  tooFast: "Dat ging wel heel snel. Kijk nog even of alles klopt en verstuur dan opnieuw.",
  confirm: "Nog één keer: kijk of alles klopt en druk nog eens op de knop. Zo weten we dat je een mens bent.",
  elsewhere:
    "Dit kwam niet rechtstreeks van onze site. Alles wat is ingevuld staat er nog: klopt het, druk dan nog eens op de knop.",
  refused: "We konden niet nagaan dat je een mens bent. Probeer het opnieuw, of neem op een andere manier contact op.",
  tooMany: "Er is net te vaak iets verstuurd vanaf jouw verbinding. Wacht een kwartier en probeer het dan opnieuw.",
  tooLarge: "Samen zijn je bestanden en tekst te groot om te versturen.",
  tooManyFiles: "Te veel bestanden: kies er hoogstens 10.",
  human: "We controleren op de achtergrond of je een mens bent. Je hoeft niets aan te klikken.",
  recaptcha: {
    text: "Deze site wordt beschermd door reCAPTCHA; hiervoor gelden Googles",
    privacy: "privacybeleid",
    and: "en",
    terms: "servicevoorwaarden",
  },
  showPassword: { show: "Toon", hide: "Verberg", what: "wachtwoord" },
  trap: "Laat dit veld leeg",
  draft: "We hebben teruggezet wat je eerder had ingevuld.",
  forget: "Wis wat ik invulde",
  errors: {
    "forms.errors.required": ({ label = "" }: Params) => `‘${label}’ is nog leeg`,
    "forms.errors.text": ({ label = "" }: Params) => `${label}: dit kunnen we niet lezen`,
    "forms.errors.minLength": ({ label = "", minLength = 0 }: Params) =>
      `${label} is te kort: minstens ${minLength} tekens`,
    "forms.errors.maxLength": ({ label = "", maxLength = 0 }: Params) =>
      `${label} is te lang: hoogstens ${maxLength} tekens`,
    "forms.errors.email": () => "Vul een e-mailadres in zoals naam@voorbeeld.nl",
    "forms.errors.emailMatch": () => "E-mailadres komt niet overeen",
    "forms.errors.telephone": () => "Vul een telefoonnummer in, zoals 06 12 34 56 78",
    "forms.errors.personalName": ({ label = "" }: Params) =>
      `${label}: vul alleen een naam in, zonder webadres of nummer`,
    "forms.errors.leadsElsewhere": ({ label = "" }: Params) => `${label}: laat webadressen en rekeningnummers weg`,
    "forms.errors.script": ({ label = "" }: Params) =>
      `${label}: schrijf dit graag in Latijnse letters, zoals in je paspoort`,
    "forms.errors.addressLine": ({ label = "" }: Params) =>
      `${label}: vul letters of cijfers in; de tekens < en > kunnen we niet afdrukken`,
    "forms.errors.postcode": ({ label = "" }: Params) => `${label}: vul vier cijfers en twee letters in, zoals 9401 HZ`,
    "forms.errors.vatNumber": ({ label = "" }: Params) => `${label}: vul het in met de landcode, zoals NL123456789B01`,
    "forms.errors.vatNumberUnknown": ({ label = "" }: Params) =>
      `${label}: dit nummer is volgens de Europese Unie niet in gebruik`,
    "forms.errors.passwordTooLong": ({ label = "", maxLength = 0 }: Params) =>
      `${label}: dit is te lang. Gebruik hoogstens ${maxLength} tekens`,
    "forms.errors.passwordCommon": ({ label = "" }: Params) =>
      `${label}: dit gebruiken heel veel mensen. Kies iets wat alleen jij bedenkt`,
    "forms.errors.passwordIsEmail": ({ label = "" }: Params) => `${label}: neem iets anders dan je e-mailadres`,
    "forms.errors.passwordSame": ({ label = "" }: Params) => `${label}: neem een ander dan je nu hebt`,
    "forms.errors.passwordWrong": ({ label = "" }: Params) => `${label}: dit klopt niet`,
    "forms.errors.number": ({ label = "" }: Params) => `${label}: vul een getal in`,
    "forms.errors.decimals": ({ label = "", decimals = 0 }: Params) =>
      Number(decimals) === 0
        ? `${label}: vul een heel getal in`
        : `${label}: hoogstens ${decimals} cijfers achter de komma`,
    "forms.errors.min": ({ label = "", min = 0 }: Params) => `${label}: vul ${min} of meer in`,
    "forms.errors.max": ({ label = "", max = 0 }: Params) => `${label}: vul ${max} of minder in`,
    "forms.errors.dateFormat": ({ label = "" }: Params) =>
      `${label}: vul dag, maand en jaar in van een dag die bestaat`,
    "forms.errors.date": ({ min = "", max = "" }: Params) => {
      if (min === "" && max === "") return "De gekozen datum is ongeldig.";
      return `De gekozen datum is ongeldig. Kies een dag${min === "" ? "" : ` vanaf ${min}`}${max === "" ? "" : ` tot en met ${max}`}.`;
    },
    "forms.errors.choice": ({ label = "" }: Params) => `Kies een antwoord bij ‘${label}’`,
    "forms.errors.minChoices": ({ label = "", minChoices = 0 }: Params) => `${label}: kies er minstens ${minChoices}`,
    "forms.errors.maxChoices": ({ label = "", maxChoices = 0 }: Params) => `${label}: kies er hoogstens ${maxChoices}`,
    "forms.errors.mustAgree": ({ label = "" }: Params) => `Zet nog een vinkje bij ‘${label}’`,
    "forms.errors.file": ({ label = "" }: Params) => `${label}: dit bestand is beschadigd of te groot`,
    "forms.errors.fileType": ({ accept }: Params): string =>
      accept === "pictures-or-pdf" ? "Kies een foto (jpg, png of webp) of een pdf" : "Kies een foto: jpg, png of webp",
    "forms.errors.fileSize": ({ maxMegabytes = 0 }: Params) =>
      `Je bestand is te groot. Het maximum is ${maxMegabytes} MB.`,
    "forms.errors.fileCount": ({ maxFiles = 0 }: Params) =>
      String(maxFiles) === "1" ? "Kies één bestand" : `Kies hoogstens ${maxFiles} bestanden`,
  },
};

export type FormMessages = typeof nl;

const en: FormMessages = {
  optional: "optional",
  choose: "Make a choice",
  calendar: {
    label: "Choose a day",
    open: "Open the calendar",
    close: "Close the calendar",
    loading: "The calendar is on its way",
  },
  onlyWhen: (label, value) => (value === null ? `Only if you fill in ‘${label}’.` : `Only with ‘${label}’: ${value}.`),
  confirmEmail: "Repeat your email address",
  emailMeant: (address) => `Did you mean ${address}?`,
  emailTyped: (address) =>
    `You typed ${address}. Your tickets go there. Correct the address below if it is wrong. If it is right, press the button again. Nothing has been ordered yet.`,
  takeEmail: "Yes, use this address",
  address: {
    street: "Street",
    housenumber: "House number",
    zipcode: "Postcode",
    city: "Town",
    country: "Country",
  },
  numberNotes: {
    leftOut: (characters) => `Left out: ‘${characters}’. Is the number right like this?`,
    broughtWithin: ({ from, to, bound }) => `Changed from ${from} to ${to}, the ${bound} possible.`,
  },
  files: (count, takesPdf, size) => {
    if (count === 1) return `One photo (jpg, png or webp)${takesPdf ? " or PDF" : ""}, ${size} at most.`;
    return `At most ${count} photos (jpg, png or webp)${takesPdf ? " or PDFs" : ""}, ${size} each at most.`;
  },
  filesAgain: "Please choose your file again: your browser doesn’t remember it.",
  missing: missingAnswers.en,
  fileRequired: (label) => `Choose a file for ‘${label}’`,
  notSent: "Nothing has been sent yet. What you filled in is still here.",
  errorPrefix: "Error:",
  errorTitle: (count) => (count === 1 ? "One thing isn’t right yet" : `${count} things aren’t right yet`),
  sending: "Sending",
  failed: "Something went wrong. Please try again.",
  replaced: "This form has changed meanwhile. Please check what you filled in and send it again.",
  later: "We can’t take this just now. Please try again in a while.",
  offline: "You’re offline. Try again once you have a connection.",
  failedText: "Everything you filled in is still here.",
  retry: "Try again",
  tooFast: "That was very quick. Please check that everything is right, then send it again.",
  confirm: "Once more: check that everything is right and press the button again. That tells us you are human.",
  elsewhere:
    "This didn’t come straight from our site. Everything filled in is still here: if it is right, press the button again.",
  refused: "We couldn’t tell that you are human. Please try again, or get in touch another way.",
  tooMany: "Too much has just been sent from your connection. Please wait a quarter of an hour and try again.",
  tooLarge: "Together, your files and text are too large to send.",
  tooManyFiles: "Too many files: choose 10 at most.",
  human: "We check in the background that you are human. There is nothing to click.",
  recaptcha: {
    text: "This site is protected by reCAPTCHA; Google’s",
    privacy: "Privacy Policy",
    and: "and",
    terms: "Terms of Service",
  },
  showPassword: { show: "Show", hide: "Hide", what: "password" },
  trap: "Leave this field empty",
  draft: "We have put back what you filled in earlier.",
  forget: "Clear what I filled in",
  errors: {
    "forms.errors.required": ({ label = "" }) => `‘${label}’ is still empty`,
    "forms.errors.text": ({ label = "" }) => `${label}: we can’t read this`,
    "forms.errors.minLength": ({ label = "", minLength = 0 }) =>
      `${label} is too short: at least ${minLength} characters`,
    "forms.errors.maxLength": ({ label = "", maxLength = 0 }) =>
      `${label} is too long: at most ${maxLength} characters`,
    "forms.errors.email": () => "Fill in an email address such as name@example.com",
    "forms.errors.emailMatch": () => "Email address does not match",
    "forms.errors.telephone": () => "Fill in a phone number such as +31 6 12 34 56 78",
    "forms.errors.personalName": ({ label = "" }) => `${label}: fill in a name only, without a web address or number`,
    "forms.errors.leadsElsewhere": ({ label = "" }) => `${label}: leave out web addresses and account numbers`,
    "forms.errors.script": ({ label = "" }) => `${label}: please write this in Latin letters, as in your passport`,
    "forms.errors.addressLine": ({ label = "" }) =>
      `${label}: fill in letters or digits; we can’t print the characters < and >`,
    "forms.errors.postcode": ({ label = "" }) => `${label}: fill in four digits and two letters, such as 9401 HZ`,
    "forms.errors.vatNumber": ({ label = "" }) => `${label}: fill it in with the country code, such as NL123456789B01`,
    "forms.errors.vatNumberUnknown": ({ label = "" }) =>
      `${label}: according to the European Union this number isn’t in use`,
    "forms.errors.passwordTooLong": ({ label = "", maxLength = 0 }) =>
      `${label}: this is too long. Use at most ${maxLength} characters`,
    "forms.errors.passwordCommon": ({ label = "" }) =>
      `${label}: a great many people use this one. Choose something only you would think of`,
    "forms.errors.passwordIsEmail": ({ label = "" }) => `${label}: use something other than your email address`,
    "forms.errors.passwordSame": ({ label = "" }) => `${label}: choose a different one from your current password`,
    "forms.errors.passwordWrong": ({ label = "" }) => `${label}: this isn’t right`,
    "forms.errors.number": ({ label = "" }) => `${label}: fill in a number`,
    "forms.errors.decimals": ({ label = "", decimals = 0 }) =>
      Number(decimals) === 0 ? `${label}: fill in a whole number` : `${label}: at most ${decimals} decimals`,
    "forms.errors.min": ({ label = "", min = 0 }) => `${label}: fill in ${min} or more`,
    "forms.errors.max": ({ label = "", max = 0 }) => `${label}: fill in ${max} or less`,
    "forms.errors.dateFormat": ({ label = "" }) => `${label}: fill in the day, month and year of a day that exists`,
    "forms.errors.date": ({ min = "", max = "" }) => {
      if (min === "" && max === "") return "The selected date is invalid.";
      if (min === "") return `The selected date is invalid. Choose a day up to ${max}.`;
      return `The selected date is invalid. Choose a day from ${min}${max === "" ? " on" : ` to ${max}`}.`;
    },
    "forms.errors.choice": ({ label = "" }) => `Choose an answer for ‘${label}’`,
    "forms.errors.minChoices": ({ label = "", minChoices = 0 }) => `${label}: choose at least ${minChoices}`,
    "forms.errors.maxChoices": ({ label = "", maxChoices = 0 }) => `${label}: choose at most ${maxChoices}`,
    "forms.errors.mustAgree": ({ label = "" }) => `Please tick ‘${label}’`,
    "forms.errors.file": ({ label = "" }) => `${label}: this file is damaged or too large`,
    "forms.errors.fileType": ({ accept }) =>
      accept === "pictures-or-pdf" ? "Choose a photo (jpg, png or webp) or a PDF" : "Choose a photo: jpg, png or webp",
    "forms.errors.fileSize": ({ maxMegabytes = 0 }) => `Your file is too large. The maximum is ${maxMegabytes} MB.`,
    "forms.errors.fileCount": ({ maxFiles = 0 }) =>
      String(maxFiles) === "1" ? "Choose one file" : `Choose at most ${maxFiles} files`,
  },
};

export const formMessages: Record<Locale, FormMessages> = { nl, en };
