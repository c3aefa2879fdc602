import { EuroInput } from "./euro-input.tsx";
import { fieldNameOf, type GivenProps } from "./field-props.ts";
import { WholeNumberInput } from "./whole-number-input.tsx";
import { YearInput } from "./year-input.tsx";

/** A whole number: an amount in cents is typed in euros, and a year has no thousands separator. */
export function NumberInput({ name = "", attribute, ...props }: GivenProps) {
  const field = fieldNameOf(name);
  if (field.endsWith("Cents")) return <EuroInput {...props} name={name} max={attribute?.max ?? null} />;
  if (field === "year") return <YearInput {...props} name={name} />;
  return <WholeNumberInput {...props} name={name} />;
}
