import { formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { arrangementPageMessages } from "#app/i18n/messages/arrangement-page.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { DetailHero } from "#app/ui/detail-hero.tsx";
import type { ArrangementDetails } from "./arrangement-details.ts";
import styles from "./arrangement-hero.module.css";

interface ArrangementHeroProps {
  arrangement: ArrangementDetails;
  crumbs: readonly { title: string; path: string }[];
}

/** Opening of an arrangement's page, with its price excluding VAT. */
export function ArrangementHero({ arrangement, crumbs }: ArrangementHeroProps) {
  const locale = useLocale();
  const words = arrangementPageMessages[locale];
  const { title, heading, summary, image, priceCents, priceUnit, buttons } = arrangement;
  const unit = [priceUnit, words.excludingVat].filter((part) => part !== null).join(", ");

  return (
    <DetailHero breadcrumbs={<Breadcrumbs parents={crumbs} current={title} />} picture={image}>
      <h1 className="d4">{heading}</h1>
      {summary ? <p className="lead">{summary}</p> : null}
      <p className={`num ${styles.price}`}>
        <b>{formatPrice(priceCents, locale)}</b> <small>{unit}</small>
      </p>
      <ButtonRow buttons={buttons} />
    </DetailHero>
  );
}
