import { useField } from "@strapi/strapi/admin";
import { useState } from "react";
import { useIntl } from "react-intl";
import { formatEuros, parseEuros } from "../euros.ts";
import type { FieldProps } from "./field-props.ts";
import { LabelledInput } from "./labelled-input.tsx";

/**
 * An amount that is stored in whole cents and typed in euros. Text that is no amount
 * stays in the form as it was typed, so that saving is refused.
 */
export function EuroInput(props: FieldProps) {
  const intl = useIntl();
  const { value, error, onChange } = useField<number | string | null>(props.name);
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typeof value === "string";
  const problem = intl.formatMessage({
    id: "circuit.amount.unreadable",
    defaultMessage: "This is no amount in euros.",
  });

  return (
    <LabelledInput
      {...props}
      inputMode="decimal"
      sign="€"
      value={typed ?? (typeof value === "number" ? formatEuros(value) : (value ?? ""))}
      error={isUnreadable ? problem : error}
      onType={(text) => {
        setTyped(text);
        const cents = parseEuros(text);
        onChange(props.name, cents === undefined ? text : cents);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
