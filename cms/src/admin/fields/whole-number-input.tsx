import { useField } from "@strapi/strapi/admin";
import { useState } from "react";
import { useIntl } from "react-intl";
import { parseWholeNumber } from "../whole-numbers.ts";
import type { FieldProps } from "./field-props.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { useCurrentError } from "./use-error-of-readable.ts";

/**
 * Edits a whole number, without separators: Strapi's own input adds them while somebody types, wrongly from five digits
 * on. A text that is no whole number stays in the form as it was typed, so that the CMS refuses to save it.
 */
export function WholeNumberInput(props: FieldProps) {
  const intl = useIntl();
  const { value, error, onChange } = useField<number | string | null>(props.name);
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typeof value === "string";
  const errorOfReadable = useCurrentError(error, isUnreadable);
  const unreadable = intl.formatMessage({
    id: "circuit.wholeNumber.unreadable",
    defaultMessage: "This is no whole number. Type it in digits, for example 12000.",
  });

  return (
    <LabelledInput
      {...props}
      inputMode="numeric"
      value={typed ?? value?.toString() ?? ""}
      error={isUnreadable ? unreadable : errorOfReadable}
      onType={(text) => {
        setTyped(text);
        const number = parseWholeNumber(text);
        onChange(props.name, number === undefined ? text : number);
      }}
      onLeave={() => setTyped(null)}
    />
  );
}
