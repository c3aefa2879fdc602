import * as z from "zod/mini";
import { type Given, type LineFormats, textIn } from "./field-answer.ts";
import { maxLengths } from "./field-choices.ts";
import type { FieldOf } from "./form-fields.ts";
import type { FormRules } from "./form-rules.ts";
import { numberInStreet, withoutRepeatedNumber } from "./house-number.ts";
import { type Lengths, lineSchema, rule } from "./input-schemas.ts";
import { isPersonalName } from "./personal-name.ts";
import { isPrintable, hasLinkOrIban, hasLinkOrIbanInName } from "./plain-line.ts";
import { isDutchPostcode, needsPostcode } from "./postcode.ts";
import { type CheckedForm, checkForm } from "./check-form.ts";
import { isVatNumber, normalizeVatNumber } from "./vat-number.ts";

/** Does what {@link checkForm} does for the site's own forms (checkout, account), with the formats of their fields. */
export function checkOwnForm(form: FormRules, given: Given): CheckedForm {
  return checkForm(form, given, { formats: formattedLine });
}

/** The rules of a text field with a format. They read the form's fields `country`, `street` and `houseNumber`. */
const formattedLine: LineFormats = (field, given) => ({
  schema: schemaOf(field, given),
  isRequired: field.required && isMissed(field, given),
});

/**
 * Tells whether an empty required field is an error. A country may have no postcodes, a house abroad may have no
 * number, and the house number may be in the street's field.
 */
function isMissed({ format }: FieldOf<"fields.text">, given: Given): boolean {
  const { country } = given;
  if (format === "postcode") return needsPostcode(country);
  if (format !== "house-number") return true;
  const isAbroad = country !== "NL" && textIn(country) !== "";
  return !isAbroad && numberInStreet(textIn(given["street"]), country) === null;
}

function schemaOf(field: FieldOf<"fields.text">, given: Given): ReturnType<LineFormats>["schema"] {
  const { country } = given;
  switch (field.format) {
    case "vat-number":
      return vatNumberSchema(country);
    case "personal-name":
      return personalNameSchema(field);
    case "company-name":
      return companyNameSchema(field);
    case "address-line":
      return addressLineSchema(field);
    case "street": {
      const houseNumber = textIn(given["houseNumber"]);
      const withoutNumber = z.overwrite(
        (street: string) => withoutRepeatedNumber({ street, houseNumber }, country).street,
      );
      return addressLineSchema(field).check(withoutNumber);
    }
    case "house-number": {
      const street = textIn(given["street"]);
      const unlessInStreet = z.transform(
        (houseNumber: string) => withoutRepeatedNumber({ street, houseNumber }, country).houseNumber,
      );
      return z.pipe(addressLineSchema(field), unlessInStreet);
    }
    case "postcode":
      return postcodeSchema(field, country);
    case null:
      return lineSchema(field, maxLengths.text);
    default:
      return field.format satisfies never;
  }
}

/** Normalizes a VAT number ({@link normalizeVatNumber}) and checks it. */
function vatNumberSchema(country: unknown) {
  return lineSchema({ minLength: null, maxLength: null }, maxLengths.text).check(
    z.overwrite((text) => normalizeVatNumber(text, country)),
    rule(isVatNumber, "forms.errors.vatNumber"),
  );
}

/** Checks a person's name, which mails contain, by {@link isPersonalName}. */
function personalNameSchema(limits: Lengths) {
  return lineSchema(limits, maxLengths.text).check(
    rule(isPersonalName, "forms.errors.personalName"),
    rule(isPrintable, "forms.errors.script"),
  );
}

/** Checks a company's name or reference, which invoices contain, by {@link hasLinkOrIbanInName}. */
function companyNameSchema(limits: Lengths) {
  return lineSchema(limits, maxLengths.text).check(
    rule((text) => !hasLinkOrIbanInName(text), "forms.errors.leadsElsewhere"),
    rule(isPrintable, "forms.errors.script"),
  );
}

/** Checks a line of a postal address: it needs a letter or digit, and no markup, link or leading minus. */
function addressLineSchema(limits: Lengths) {
  return lineSchema(limits, maxLengths.text).check(
    rule((text) => /[\p{L}\p{N}]/u.test(text) && !/^-|[<>]/u.test(text), "forms.errors.addressLine"),
    rule((text) => !hasLinkOrIban(text), "forms.errors.leadsElsewhere"),
    rule(isPrintable, "forms.errors.script"),
  );
}

/** Checks the format of a Dutch postcode; a foreign one may be any address line. */
function postcodeSchema(limits: Lengths, country: unknown) {
  if (country !== "NL") return addressLineSchema(limits);
  return lineSchema(limits, maxLengths.text).check(rule(isDutchPostcode, "forms.errors.postcode"));
}
