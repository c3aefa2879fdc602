import { currencyText } from "./measure-text.ts";
import { NumberInput, type NumericInputProps } from "./number-input.tsx";

interface CurrencyInputProps extends NumericInputProps {
  /** ISO 4217 code; default `USD`. */
  currency?: string;
}

/** Input for an amount of money, with the currency's symbol beside it (checklist F13). */
export function CurrencyInput({ currency = "USD", options, ...input }: CurrencyInputProps) {
  const decimals = options.decimals === false ? 0 : (options.decimals ?? 2);
  return (
    <NumberInput
      {...input}
      options={isCurrency(currency) ? { ...options, currency } : options}
      minimumDecimals={decimals}
      measure={currencyText(currency, options.locale)}
    />
  );
}

/** Whether a text has the form of a currency code, which `Intl` requires. */
function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/u.test(code);
}
