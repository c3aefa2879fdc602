const nl = {
  name: "Vertel ons hoe je heet",
  "given-name": "Vertel ons je voornaam",
  "family-name": "Vertel ons je achternaam",
  organization: "Vertel ons je bedrijf of organisatie",
  bday: "Vul je geboortedatum in",
  email: "Vul je e-mailadres in",
  telephone: "Vul je telefoonnummer in",
  street: "Vul je straat in",
  housenumber: "Vul je huisnummer in",
  zipcode: "Vul je postcode in",
  city: "Vul je woonplaats in",
  country: "Vul je land in",
};

const en: typeof nl = {
  name: "Tell us your name",
  "given-name": "Tell us your first name",
  "family-name": "Tell us your last name",
  organization: "Tell us your company or organisation",
  bday: "Fill in your date of birth",
  email: "Fill in your email address",
  telephone: "Fill in your phone number",
  street: "Fill in your street",
  housenumber: "Fill in your house number",
  zipcode: "Fill in your postcode",
  city: "Fill in where you live",
  country: "Fill in your country",
};

/** Errors of required fields without an answer, by what the field asks for. */
export const missingAnswers = { nl, en };
