import { formatRoundPrice } from "#app/i18n/format.ts";
import { arrangementListMessages } from "#app/i18n/messages/arrangement-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { arrangementPageMessages } from "#app/i18n/messages/arrangement-page.ts";
import { CardGrid } from "#app/ui/card-grid.tsx";
import { NumeralCard } from "#app/ui/numeral-card.tsx";
import type { PictureSource } from "#app/ui/picture.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./other-arrangements.module.css";

/** View data of an arrangement's card; the price is in euro cents, excluding VAT. */
export interface OtherArrangement {
  title: string;
  path: string;
  summary: string | null;
  image: PictureSource | null;
  colour: string;
  priceCents: number;
  priceUnit: string | null;
  groupSizeMin: number | null;
  groupSizeMax: number | null;
}

/** Section of an arrangement's page without scripts: the browser keeps the server's HTML. */
export interface OtherArrangementsPart {
  __component: "own.other-arrangements";
  data: OtherArrangement[];
}

/** Cards of other arrangements with their price (excluding VAT) in large digits; nothing when there are none. */
export function OtherArrangements({ arrangements }: { arrangements: readonly OtherArrangement[] }) {
  const locale = useLocale();
  const words = arrangementListMessages[locale];
  if (arrangements.length === 0) return null;

  return (
    <section className="section wrap">
      <SectionHead title={arrangementPageMessages[locale].others} />
      <CardGrid items={arrangements} keyOf={({ path }) => path}>
        {({ title, path, summary, image, colour, priceCents, priceUnit, groupSizeMin, groupSizeMax }, isLarge) => (
          <NumeralCard
            title={title}
            path={path}
            headingLevel={3}
            picture={image}
            colour={colour}
            isPrice
            isLarge={isLarge}
            numeral={
              <>
                <b>{formatRoundPrice(priceCents, locale)}</b> {priceUnit ? <small>{priceUnit}</small> : null}
              </>
            }
          >
            {summary ? <p>{summary}</p> : null}
            <p>
              <b>{words.guests(groupSizeMin, groupSizeMax)}</b>
            </p>
          </NumeralCard>
        )}
      </CardGrid>
      <p className={`muted ${styles.note}`}>{words.excludingVat}</p>
    </section>
  );
}
