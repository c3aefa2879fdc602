import { InputRenderer } from "@strapi/strapi/admin";
import { EuroInput } from "./euro-input.tsx";
import { fieldOf, type GivenProps } from "./field-props.ts";
import { YearInput } from "./year-input.tsx";

/** A whole number: an amount in cents is typed in euros, and a year has no thousands separator. */
export function NumberInput({ name = "", attribute, ...props }: GivenProps) {
  const field = fieldOf(name);
  if (field.endsWith("Cents")) return <EuroInput {...props} name={name} max={attribute?.max ?? null} />;
  if (field === "year") return <YearInput {...props} name={name} />;
  return <InputRenderer {...props} name={name} type="integer" />;
}
