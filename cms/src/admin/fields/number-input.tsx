import { useField } from "@strapi/strapi/admin";
import { formatEuros, parseEuros } from "../euros.ts";
import { descriptionIn } from "../strapi-internals/hint-words.ts";
import { useSay } from "../use-say.ts";
import { parseWholeNumber } from "../whole-numbers.ts";
import { fieldNameOf, type FieldProps, type GivenProps } from "./field-props.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { useTypedNumber } from "./use-typed-number.ts";

/** Edits a whole number: an amount in cents as euros, and a year without a thousands separator. */
export function NumberInput({ name = "", attribute, ...props }: GivenProps) {
  const field = fieldNameOf(name);
  if (field.endsWith("Cents")) return <EuroInput {...props} name={name} max={attribute?.max ?? null} />;
  if (field === "year") return <YearInput {...props} name={name} />;
  return <WholeNumberInput {...props} name={name} />;
}

/** Edits a year of four digits; other characters can't be typed. */
function YearInput(props: FieldProps) {
  const { value, error, onChange } = useField<number | null>(props.name);
  return (
    <LabelledInput
      {...props}
      inputMode="numeric"
      value={value?.toString() ?? ""}
      error={error}
      onType={(text) => {
        const digits = text.replaceAll(/\D/gu, "").slice(0, 4);
        onChange(props.name, digits === "" ? null : Number(digits));
      }}
    />
  );
}

interface EuroProps extends FieldProps {
  /** The highest amount in cents; `null` for none. */
  max: number | null;
}

/** Edits an amount in euros that is stored in cents. */
function EuroInput({ max, hint, ...props }: EuroProps) {
  const say = useSay("amount.");
  const unreadable = say("unreadable", "This is no amount in euros.");
  const { stored, input } = useTypedNumber(props.name, { parse: parseEuros, format: formatEuros, unreadable });
  // Strapi's own message gives the limit in cents.
  const tooHigh =
    max !== null && typeof stored === "number" && stored > max
      ? say("tooHigh", "This is too high: € {max} at most.", { max: formatEuros(max) })
      : undefined;

  return (
    <LabelledInput
      {...props}
      {...input}
      hint={descriptionIn(hint)}
      inputMode="decimal"
      sign="€"
      error={tooHigh ?? input.error}
    />
  );
}

/**
 * Edits a whole number, without separators: Strapi's own input adds them while somebody types, wrongly from five digits
 * on.
 */
function WholeNumberInput(props: FieldProps) {
  const say = useSay("wholeNumber.");
  const unreadable = say("unreadable", "This is no whole number. Type it in digits, for example 12000.");
  const { input } = useTypedNumber(props.name, { parse: parseWholeNumber, format: String, unreadable });
  return <LabelledInput {...props} {...input} inputMode="numeric" />;
}
