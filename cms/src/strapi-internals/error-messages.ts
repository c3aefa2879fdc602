type Language = "nl" | "en";

/** Validation messages of Strapi 5.54 (and of yup in it), with editors' words; `$field` is the field's label. */
const sentences: [RegExp, Record<Language, string>][] = [
  [
    /^This attribute must be unique$/u,
    { nl: "$field is al in gebruik: kies iets anders.", en: "$field is taken already: choose something else." },
  ],
  [
    /^Please specify a valid link\.$/u,
    {
      nl: "Een link in $field heeft geen geldig adres: begin met /, #, mailto:, tel: of https://.",
      en: "A link in $field has no valid address: begin with /, #, mailto:, tel: or https://.",
    },
  ],
  [
    // A page's slug, whose pattern allows slashes.
    /^slug must match the following.*\(\\?\//u,
    {
      nl: "$field is geen adres: gebruik alleen letters zonder accent, cijfers en streepjes, en een / tussen twee delen.",
      en: "$field is no address: use only letters without accents, figures and hyphens, and a / between two parts.",
    },
  ],
  [
    /^slug must match the following/u,
    {
      nl: "$field is geen adres: gebruik alleen letters zonder accent en cijfers, met streepjes ertussen.",
      en: "$field is no address: use only letters without accents and figures, with hyphens between them.",
    },
  ],
  [
    /must match the following/u,
    {
      nl: "$field is anders geschreven dan hier kan: bekijk het voorbeeld bij het veld.",
      en: "$field is written in another way than it can be: see the example at the field.",
    },
  ],
  [
    /must be at most (\d+) characters/u,
    { nl: "$field is te lang: hoogstens $1 tekens.", en: "$field is too long: $1 characters at most." },
  ],
  [
    /must have less than or equal to (\d+) items/u,
    { nl: "$field is te veel: hoogstens $1.", en: "$field is too many: $1 at most." },
  ],
  [
    /must have at least (\d+) items/u,
    { nl: "$field is te weinig: minstens $1.", en: "$field is too few: $1 at least." },
  ],
  [
    /must be less than or equal to (-?\d+)/u,
    { nl: "$field is te hoog: hoogstens $1.", en: "$field is too high: $1 at most." },
  ],
  [
    /must be greater than or equal to (-?\d+)/u,
    { nl: "$field is te laag: minstens $1.", en: "$field is too low: $1 at least." },
  ],
  [
    /must be one of the following values/u,
    { nl: "$field is geen van de keuzes: kies er een.", en: "$field is none of the choices: choose one." },
  ],
  [/must be a valid email/u, { nl: "$field is geen e-mailadres.", en: "$field is no e-mail address." }],
  [/must be an integer/u, { nl: "$field is geen heel getal.", en: "$field is no whole number." }],
  [
    /must be defined|is a required field|cannot be null|must be at least 1 characters|final value was: `(?:null|undefined)`|must have at least one/u,
    { nl: "$field is verplicht.", en: "$field is required." },
  ],
  [
    /^Invalid format, expected /u,
    {
      nl: "Er staat een datum in die geen datum is: kies hem uit de kalender.",
      en: "There is a date in this that is none: choose it from the calendar.",
    },
  ],
  [
    /relation\(s\) of type .+ do not exist|^Invalid relations$/u,
    {
      nl: "Hier wordt iets gekozen dat er niet meer is: laad de pagina opnieuw en kies iets anders.",
      en: "Something is chosen here that isn’t there any more: load the page again and choose something else.",
    },
  ],
  [
    /must be an? `\w+` type|must be a finite number|Invalid format|must be a valid/u,
    { nl: "$field is geen geldige waarde.", en: "$field is no valid value." },
  ],
  [/^(\d+) errors occurred$/u, { nl: "$1 velden kloppen nog niet.", en: "$1 fields aren’t right yet." }],
];

/** Word for an unknown field. */
const thing = { nl: "Dit", en: "This" };

/**
 * Translates a validation message of Strapi for editors; an unknown message is returned unchanged.
 *
 * @param field - The field's label in the panel; `null` when unknown.
 * @param write - Formats a limit as the field shows it.
 */
export function translateMessage(
  message: string,
  language: Language,
  field: string | null = null,
  write = (limit: string) => limit,
): string {
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(message);
    if (found !== null) {
      return sentence[language].replace("$1", () => write(found[1] ?? "")).replace("$field", field ?? thing[language]);
    }
  }
  return message;
}
