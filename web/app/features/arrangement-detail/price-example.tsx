import { lineTotal, totalsOf } from "@circuit/contract/shop/vat";
import { useId } from "react";
import { exampleGroupSize } from "#app/domain/example-group.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { arrangementListMessages } from "#app/i18n/messages/arrangement-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { arrangementPageMessages } from "#app/i18n/messages/arrangement-page.ts";
import { SumList } from "#app/ui/sum-list.tsx";
import { totalLines } from "#app/ui/total-lines.ts";
import type { ArrangementDetails } from "./arrangement-details.ts";
import styles from "./price-example.module.css";

/** Section of an arrangement's page without scripts: the browser keeps the server's HTML. */
export interface PriceExamplePart {
  __component: "own.price-example";
  data: Pick<ArrangementDetails, "title" | "priceCents" | "vatRate" | "groupSizeMin" | "groupSizeMax">;
}

/** Shows what a group of typical size would pay: excluding VAT, the VAT, and including VAT. */
export function PriceExample({ arrangement }: { arrangement: PriceExamplePart["data"] }) {
  const locale = useLocale();
  const titleId = useId();
  const { title, priceCents, vatRate, groupSizeMin, groupSizeMax } = arrangement;

  const count = exampleGroupSize(groupSizeMin, groupSizeMax);
  const total = lineTotal({ priceCents, leadsWith: "net", vatRate }, count);
  const guests = arrangementListMessages[locale].guests(groupSizeMin, groupSizeMax);
  const words = arrangementPageMessages[locale];
  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      <h2 className="h3" id={titleId}>
        {words.example}
      </h2>
      {guests === null ? null : <p className={styles.guests}>{guests}</p>}
      <SumList
        lines={[
          {
            name: (
              <>
                {words.line(count, title)} <span className="visually-hidden">{words.excludingVat}</span>
              </>
            ),
            amount: formatPrice(total.netCents, locale),
          },
          ...totalLines(totalsOf([{ vatRate, ...total }]), locale).slice(1),
        ]}
      />
    </aside>
  );
}
