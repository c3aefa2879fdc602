import * as z from "zod/mini";
import { type Given, type LineFormats, textIn } from "./field-answer.ts";
import { maxLengths } from "./field-choices.ts";
import type { FieldOf } from "./form-fields.ts";
import type { FormRules } from "./form-rules.ts";
import { numberInStreet, withNumberOnce } from "./house-number.ts";
import { type Lengths, lineSchema, rule } from "./input-schemas.ts";
import { isPersonalName } from "./personal-name.ts";
import { isPrintable, leadsElsewhere, leadsElsewhereByName } from "./plain-line.ts";
import { isDutchPostcode, needsPostcode } from "./postcode.ts";
import { type CheckedForm, checkForm } from "./schema-of-form.ts";
import { isVatNumber, plainVatNumber } from "./vat-number.ts";

/** As {@link checkForm}, for the site's own forms, whose texts may have a format; pages with an editor's form don't load these rules. */
export function checkOwnForm(form: FormRules, given: unknown): CheckedForm {
  return checkForm(form, given, { formats: formattedLine });
}

/** Names of fields that others look at are those of a customer: `country`, `street` and `houseNumber`. */
const formattedLine: LineFormats = (field, given) => ({
  schema: schemaOf(field, given),
  isRequired: field.required && isMissed(field, given),
});

/** Some countries have no postcodes, outside the Netherlands houses have names, and some people type the number in the street's field. */
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
      const withoutNumber = z.overwrite((street: string) => withNumberOnce({ street, houseNumber }, country).street);
      return addressLineSchema(field).check(withoutNumber);
    }
    case "house-number": {
      const street = textIn(given["street"]);
      const unlessInStreet = z.transform(
        (houseNumber: string) => withNumberOnce({ street, houseNumber }, country).houseNumber,
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

/** A VAT number with its country in front, see {@link plainVatNumber}. */
function vatNumberSchema(country: unknown) {
  return lineSchema({ minLength: null, maxLength: null }, maxLengths.text).check(
    z.overwrite((text) => plainVatNumber(text, country)),
    rule(isVatNumber, "forms.errors.vatNumber"),
  );
}

/** A name of a person, which mails repeat; see {@link isPersonalName}. */
function personalNameSchema(limits: Lengths) {
  return lineSchema(limits, maxLengths.text).check(
    rule(isPersonalName, "forms.errors.personalName"),
    rule(isPrintable, "forms.errors.script"),
  );
}

/** A name of a company or its reference, which invoices repeat; see {@link leadsElsewhereByName}. */
function companyNameSchema(limits: Lengths) {
  return lineSchema(limits, maxLengths.text).check(
    rule((text) => !leadsElsewhereByName(text), "forms.errors.leadsElsewhere"),
    rule(isPrintable, "forms.errors.script"),
  );
}

/** A line of an address: it has a letter or a digit, and is no markup and no negative number. */
function addressLineSchema(limits: Lengths) {
  return lineSchema(limits, maxLengths.text).check(
    rule((text) => /[\p{L}\p{N}]/u.test(text) && !/^-|[<>]/u.test(text), "forms.errors.addressLine"),
    rule((text) => !leadsElsewhere(text), "forms.errors.leadsElsewhere"),
    rule(isPrintable, "forms.errors.script"),
  );
}

/** A postcode: only Dutch ones have a form that is known here. */
function postcodeSchema(limits: Lengths, country: unknown) {
  if (country !== "NL") return addressLineSchema(limits);
  return lineSchema(limits, maxLengths.text).check(rule(isDutchPostcode, "forms.errors.postcode"));
}
