import { currencyText } from "./measure-text.ts";
import { NumberInput, type TextInputProps } from "./number-input.tsx";
import type { NumberOptions } from "./number-rules.ts";

interface CurrencyInputProps extends TextInputProps {
  /** ISO 4217 code; default `USD`. */
  currency?: string;
  options: NumberOptions;
}

/** A field for an amount of money: as a number, with the currency beside it (checklist F13). */
export function CurrencyInput({ currency = "USD", options, ...input }: CurrencyInputProps) {
  const decimals = options.decimals === false ? 0 : (options.decimals ?? 2);
  return (
    <NumberInput
      {...input}
      options={options}
      minimumDecimals={decimals}
      measure={currencyText(currency, options.locale)}
    />
  );
}
