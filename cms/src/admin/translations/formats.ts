const address = "Dit is geen adres. Begin met / voor een pad van de site, of met #, mailto:, tel: of https://.";
const path = "Dit is geen pad van de site. Begin met één / en gebruik geen spaties, bijvoorbeeld /tickets.";
const webAddress = "Dit is geen webadres. Begin met https:// en gebruik geen spaties.";
const colour = "Dit is geen kleur. Typ een # en zes cijfers of letters van a tot en met f, bijvoorbeeld #00b259.";
const time = "Dit is geen tijd. Typ uren en minuten met een dubbele punt, bijvoorbeeld 09:30.";
const key =
  "Dit kan geen kenmerk zijn. Begin met een kleine letter; daarna kleine letters, cijfers en streepjes, bijvoorbeeld laatste-kei. De woorden event, accessible en companion kunnen niet.";

/** Explanations for a text that doesn't match the required format of its field, by the name of the field. */
const byField: Record<string, string> = {
  slug: "Dit kan geen adres zijn. Gebruik letters zonder accent, cijfers en streepjes; een / alleen tussen twee delen.",
  path,
  cartPage: path,
  contactPage: path,
  termsPage: path,
  ticketsPage: path,
  mapPage: path,
  travelPage: path,
  accessibilityPage: path,
  ticketAlarmPage: path,
  wantedUrl: path,
  key,
  priceCategory: key,
  place: key,
  iban: "Dit is geen rekeningnummer. Typ het IBAN in hoofdletters, bijvoorbeeld NL91 ABNA 0417 1643 00.",
  linkUrl: "Dit is geen adres. Begin met / voor een pad van de site, of met https:// voor een andere site.",
  name: "Dit kan geen kenmerk zijn. Begin met een kleine letter; daarna alleen letters en cijfers, bijvoorbeeld aantalBezoekers.",
  from: "Dit is geen pad van de site. Begin met / en gebruik geen spaties, ? of #, bijvoorbeeld /oude-pagina.",
  to: "Dit is geen adres. Begin met / voor een pad van de site, of met https:// voor een andere site.",
  url: address,
  externalPath: address,
  bookingUrl: address,
  waitingListUrl: address,
  externalUrl: webAddress,
  newsletterAction: webAddress,
  appStoreUrl: webAddress,
  playStoreUrl: webAddress,
  startTime: time,
  endTime: time,
  phone: "Dit is geen telefoonnummer. Gebruik cijfers, spaties, haakjes, streepjes en eventueel een +.",
  primary: colour,
  yellow: colour,
  blue: colour,
  pink: colour,
  turqoise: colour,
  secondary: colour,
  light: colour,
  dark: colour,
};

/** Id of Strapi's own message for text that doesn't match the format of a field. */
export const wrongFormatId = "components.Input.error.validation.regex";

/** Returns the message id of a field's explanation. */
export function formatId(field: string): string {
  return `circuit.format.${field}`;
}

/** The explanations as messages of the panel; a field without an explanation gets the one for slugs. */
export const formats: Record<string, string> = {
  [wrongFormatId]: "Gebruik hier alleen letters zonder accent, cijfers en streepjes, zonder spaties.",
  ...Object.fromEntries(Object.entries(byField).map(([field, text]) => [formatId(field), text])),
};
