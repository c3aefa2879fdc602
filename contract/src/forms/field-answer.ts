import * as z from "zod/mini";
import { cleanLine } from "./clean-text.ts";
import { addressParts, type AddressPart, longest } from "./field-choices.ts";
import { type FormErrorKey, inputName, isFormErrorKey } from "./form-errors.ts";
import type { AskedField, FieldOf } from "./form-fields.ts";
import type { FileValue } from "./form-rules.ts";
import { numberInStreet, withNumberOnce } from "./house-number.ts";
import * as inputs from "./input-schemas.ts";
import { needsPostcode } from "./postcode.ts";
import { isTicked } from "./shown-fields.ts";

export type AddressValue = Record<AddressPart, string | null>;

/** The stored value of one field; `null` when nothing was filled in. */
export type SubmittedValue = string | number | boolean | readonly string[] | readonly FileValue[] | AddressValue | null;

/** The value of a field, and the rules that its inputs break. */
export interface FieldAnswer {
  value: SubmittedValue;
  broken: { input: string; key: FormErrorKey }[];
}

export type Given = Readonly<Record<string, unknown>>;

/** Reads one field by its rules. @param today - The day at the circuit, as `YYYY-MM-DD`. */
export function answerOf(field: AskedField, given: Given, today: string): FieldAnswer {
  switch (field.__component) {
    case "fields.checkbox":
      return ticked(field, given);
    case "fields.email":
      return email(field, given);
    case "fields.address":
      return address(field, given);
    default:
      return read(schemaOf(field, given, today), given[field.name], field.name, isRequired(field, given));
  }
}

type PlainField = Exclude<AskedField, FieldOf<"fields.checkbox" | "fields.email" | "fields.address">>;

function lineOf(field: FieldOf<"fields.text">, given: Given): z.ZodMiniType<SubmittedValue> {
  switch (field.format) {
    case "vat-number":
      return inputs.vatNumberSchema(given["country"]);
    case "personal-name":
      return inputs.personalNameSchema(field);
    case "company-name":
      return inputs.companyNameSchema(field);
    case "address-line":
      return inputs.addressLineSchema(field);
    case "street":
      return inputs
        .addressLineSchema(field)
        .check(
          z.overwrite(
            (street) => withNumberOnce({ street, houseNumber: textIn(given["houseNumber"]) }, given["country"]).street,
          ),
        );
    case "house-number": {
      const street = textIn(given["street"]);
      return z.pipe(
        inputs.addressLineSchema(field),
        z.transform((houseNumber) => withNumberOnce({ street, houseNumber }, given["country"]).houseNumber),
      );
    }
    case "postcode":
      return inputs.postcodeSchema(field, given["country"]);
    case null:
      return inputs.lineSchema(field, longest.text);
    default:
      return field.format satisfies never;
  }
}

/** A field without which nothing is sent. Some countries have no postcodes, and some people type the number in the street's field. */
function isRequired(field: PlainField, given: Given): boolean {
  const format = field.__component === "fields.text" ? field.format : null;
  if (format === "postcode") return field.required && needsPostcode(given["country"]);
  if (format !== "house-number") return field.required;
  return field.required && numberInStreet(textIn(given["street"]), given["country"]) === null;
}

function textIn(value: unknown): string {
  return typeof value === "string" ? cleanLine(value) : "";
}

function schemaOf(field: PlainField, given: Given, today: string): z.ZodMiniType<SubmittedValue> {
  switch (field.__component) {
    case "fields.text":
      return lineOf(field, given);
    case "fields.password":
      return inputs.passwordSchema(field);
    case "fields.telephone":
      return inputs.telephoneSchema;
    case "fields.long-text":
      return inputs.linesSchema(field);
    case "fields.number":
    case "fields.currency":
    case "fields.unit":
      return inputs.numericSchema(field);
    case "fields.date":
      return inputs.dateSchema(field, today);
    case "fields.choice":
      return inputs.choiceSchema(field);
    case "fields.multiple-choice":
      return inputs.multipleChoiceSchema(field);
    case "fields.file":
      return inputs.filesSchema(field);
    default:
      return field satisfies never;
  }
}

function read(schema: z.ZodMiniType<SubmittedValue>, value: unknown, input: string, isNeeded: boolean): FieldAnswer {
  if (isBlank(value)) return { value: null, broken: isNeeded ? [{ input, key: "forms.errors.required" }] : [] };

  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, broken: [] };
  const key = parsed.error.issues[0]?.message ?? "";
  return { value: null, broken: [{ input, key: isFormErrorKey(key) ? key : "forms.errors.text" }] };
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "string" && cleanLine(value) === "";
}

function ticked({ name, required }: AskedField, given: Given): FieldAnswer {
  const value = isTicked(given[name]);
  return { value, broken: required && !value ? [{ input: name, key: "forms.errors.mustAgree" }] : [] };
}

/** An address that is asked for twice has to be the same both times (F09); phones begin one with a capital. */
function email(field: FieldOf<"fields.email">, given: Given): FieldAnswer {
  const answer = read(inputs.emailSchema, given[field.name], field.name, field.required);
  if (!field.confirm || answer.broken.length > 0) return answer;

  const input = inputName(field, "confirmation");
  const again = read(inputs.emailSchema, given[input], input, false);
  if (again.broken.length === 0 && withoutCapitals(again.value) === withoutCapitals(answer.value)) return answer;
  return { value: null, broken: [{ input, key: "forms.errors.emailMatch" }] };
}

function withoutCapitals(value: SubmittedValue): SubmittedValue {
  return typeof value === "string" ? value.toLowerCase() : value;
}

const noLengths = { minLength: null, maxLength: null };

function address(field: FieldOf<"fields.address">, given: Given): FieldAnswer {
  const value: AddressValue = { street: null, housenumber: null, zipcode: null, city: null, country: null };
  const broken: FieldAnswer["broken"] = [];
  const schema = inputs.lineSchema(noLengths, longest.addressPart);

  for (const part of addressParts) {
    const input = inputName(field, part);
    const answer = read(schema, given[input], input, field.required && isPartNeeded(part, given, field));
    broken.push(...answer.broken);
    value[part] = typeof answer.value === "string" ? answer.value : null;
  }

  const { street, housenumber } = value;
  if (street !== null) {
    const once = withNumberOnce({ street, houseNumber: housenumber }, null);
    Object.assign(value, { street: once.street, housenumber: once.houseNumber });
  }
  const isEmpty = addressParts.every((part) => value[part] === null);
  return { value: isEmpty ? null : value, broken };
}

/** As {@link isRequired}, where the country is written in words. */
function isPartNeeded(part: AddressPart, given: Given, field: FieldOf<"fields.address">): boolean {
  const textOf = (name: AddressPart) => textIn(given[inputName(field, name)]);
  if (part === "zipcode") return /^(?:nl|nederland|(?:the )?netherlands|holland)?$/iu.test(textOf("country"));
  return part !== "housenumber" || numberInStreet(textOf("street"), null) === null;
}
