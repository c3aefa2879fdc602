import { useField } from "@strapi/strapi/admin";
import { useState } from "react";
import { useIntl } from "react-intl";
import { formatEuros, parseEuros } from "../euros.ts";
import { descriptionIn } from "../strapi-internals/hint-words.ts";
import type { FieldProps } from "./field-props.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { useCurrentError } from "./use-error-of-readable.ts";

interface EuroProps extends FieldProps {
  /** The highest amount in cents; `null` for none. */
  max: number | null;
}

/**
 * Edits an amount in euros that is stored in cents. A text that is no amount stays in the form as it was typed, so that
 * the CMS refuses to save it.
 */
export function EuroInput({ max, hint, ...props }: EuroProps) {
  const intl = useIntl();
  const { value, error, onChange } = useField<number | string | null>(props.name);
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typeof value === "string";
  const errorOfReadable = useCurrentError(error, isUnreadable);
  const unreadable = intl.formatMessage({
    id: "circuit.amount.unreadable",
    defaultMessage: "This is no amount in euros.",
  });
  // Strapi's own message gives the limit in cents.
  const tooHigh =
    max !== null && typeof value === "number" && value > max
      ? intl.formatMessage(
          { id: "circuit.amount.tooHigh", defaultMessage: "This is too high: € {max} at most." },
          { max: formatEuros(max) },
        )
      : undefined;

  return (
    <LabelledInput
      {...props}
      hint={descriptionIn(hint)}
      inputMode="decimal"
      sign="€"
      value={typed ?? (typeof value === "number" ? formatEuros(value) : (value ?? ""))}
      error={isUnreadable ? unreadable : (tooHigh ?? errorOfReadable)}
      onType={(text) => {
        setTyped(text);
        const cents = parseEuros(text);
        onChange(props.name, cents === undefined ? text : cents);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
