import { Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import type { PanelProps } from "./form-extensions.ts";
import { formatEuros } from "./euros.ts";
import { typedPrices } from "./typed-prices.ts";
import { useSay } from "./use-say.ts";

const words = {
  gross: "€ {gross}: € {net} and € {vat} of VAT ({rate} %)",
  net: "€ {net}, and € {vat} of VAT ({rate} %): € {gross}",
} as const;

/** Shows, beside a ticket type or an arrangement, each price in its form with and without VAT. */
export function PriceAndVatPanel({ model }: PanelProps) {
  const intl = useIntl();
  const say = useSay("vat.");
  const values = useForm("PriceAndVatPanel", (form) => form.values);
  const prices = typedPrices(model, values);
  if (prices.length === 0) return null;

  return {
    title: say("title", "Prices and VAT"),
    content: (
      <ul>
        {prices.map(({ leadsWith, netCents, vatCents, grossCents, vatRate }) => (
          <Typography key={leadsWith === "gross" ? grossCents : netCents} tag="li">
            {say(leadsWith, words[leadsWith], {
              net: formatEuros(netCents),
              vat: formatEuros(vatCents),
              gross: formatEuros(grossCents),
              rate: intl.formatNumber(vatRate),
            })}
          </Typography>
        ))}
      </ul>
    ),
  };
}
