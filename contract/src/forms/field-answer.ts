import type * as z from "zod/mini";
import { cleanLine } from "../clean-text.ts";
import { addressParts, type AddressPart, maxLengths } from "./field-choices.ts";
import { type FormErrorKey, inputName, isFormErrorKey } from "./form-errors.ts";
import type { InputField, FieldOf } from "./form-fields.ts";
import type { FileValue } from "./form-rules.ts";
import { numberInStreet, withoutRepeatedNumber } from "./house-number.ts";
import * as inputs from "./input-schemas.ts";
import { isTicked } from "./shown-fields.ts";

export type AddressValue = Record<AddressPart, string | null>;

/** The stored value of one field; `null` for an empty one. */
export type SubmittedValue = string | number | boolean | readonly string[] | readonly FileValue[] | AddressValue | null;

/** The value of a field, and the error keys of its inputs. */
export interface FieldAnswer {
  value: SubmittedValue;
  broken: { input: string; key: FormErrorKey }[];
}

export type Given = Readonly<Record<string, unknown>>;

/** Returns schema and requiredness of a text field with a format, which only the site's own forms have. */
export type LineFormats = (
  field: FieldOf<"fields.text">,
  given: Given,
) => { schema: z.ZodMiniType<SubmittedValue>; isRequired: boolean };

interface Context {
  given: Given;
  /** The local date at the circuit, as `YYYY-MM-DD`. */
  today: string;
  formats: LineFormats | undefined;
}

/** Validates one field, and returns its value or the errors. */
export function validateField(field: InputField, { given, today, formats }: Context): FieldAnswer {
  switch (field.__component) {
    case "fields.checkbox":
      return ticked(field, given);
    case "fields.email":
      return email(field, given);
    case "fields.address":
      return address(field, given);
    case "fields.text": {
      const plain = { schema: inputs.lineSchema(field, maxLengths.text), isRequired: field.required };
      const { schema, isRequired } = field.format === null ? plain : (formats?.(field, given) ?? plain);
      return read(schema, given[field.name], field.name, isRequired);
    }
    default:
      return read(schemaOf(field, today), given[field.name], field.name, field.required);
  }
}

type PlainField = Exclude<InputField, FieldOf<"fields.checkbox" | "fields.email" | "fields.address" | "fields.text">>;

/** Returns the cleaned text of another field's value; empty for none. */
export function textIn(value: unknown): string {
  return typeof value === "string" ? cleanLine(value) : "";
}

function schemaOf(field: PlainField, today: string): z.ZodMiniType<SubmittedValue> {
  switch (field.__component) {
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

function read(schema: z.ZodMiniType<SubmittedValue>, value: unknown, input: string, isRequired: boolean): FieldAnswer {
  if (isBlank(value)) return { value: null, broken: isRequired ? [{ input, key: "forms.errors.required" }] : [] };

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

function ticked({ name, required }: InputField, given: Given): FieldAnswer {
  const value = isTicked(given[name]);
  return { value, broken: required && !value ? [{ input: name, key: "forms.errors.mustAgree" }] : [] };
}

/**
 * Validates an e-mail address. Where the form asks for it twice, both must be the same, except for capitals: phones
 * capitalize the first letter.
 */
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
  const schema = inputs.lineSchema(noLengths, maxLengths.addressPart);

  for (const part of addressParts) {
    const input = inputName(field, part);
    const answer = read(schema, given[input], input, field.required && isPartNeeded(part, given, field));
    broken.push(...answer.broken);
    value[part] = typeof answer.value === "string" ? answer.value : null;
  }

  const { street, housenumber } = value;
  if (street !== null) {
    const once = withoutRepeatedNumber({ street, houseNumber: housenumber }, null);
    Object.assign(value, { street: once.street, housenumber: once.houseNumber });
  }
  const isEmpty = addressParts.every((part) => value[part] === null);
  return { value: isEmpty ? null : value, broken };
}

/**
 * Tells whether an empty part of a required postal address is an error: the postcode only for the Netherlands, the
 * house number only when the street has none.
 */
function isPartNeeded(part: AddressPart, given: Given, field: FieldOf<"fields.address">): boolean {
  const textOf = (name: AddressPart) => textIn(given[inputName(field, name)]);
  if (part === "zipcode") return /^(?:nl|nederland|(?:the )?netherlands|holland)?$/iu.test(textOf("country"));
  return part !== "housenumber" || numberInStreet(textOf("street"), null) === null;
}
