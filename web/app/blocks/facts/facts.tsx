import type { CSSProperties } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./facts.module.css";
import href from "./style-sheet.css?url";

/**
 * Figures in a row, each with a label; telephone numbers are links. In a coloured block without a title, a telephone
 * number that comes first is as wide as the page.
 */
export function Facts({ block: { title, colour, facts, link, data: office } }: BlockProps<"blocks.facts">) {
  if (facts.length === 0) return null;
  const first = facts[0]?.value ?? "";
  const isPoster = title === null && colour !== null && isTelephone(first);
  const content = (
    <>
      <SectionHead title={title} link={link} />
      <dl {...(isPoster ? { className: styles.poster, style: lettersOf(first) } : { className: styles.facts })}>
        <IndexedItems items={facts}>
          {({ value, label }) => (
            <div>
              <dt>{label}</dt>
              <dd className="num">
                {isTelephone(value) ? <a href={telephoneAddress(value)}>{areaAndRest(value).join(" ")}</a> : value}
              </dd>
            </div>
          )}
        </IndexedItems>
      </dl>
      {office === null ? null : <p className={`lead ${styles.office}`}>{office}</p>}
    </>
  );

  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      {colour === null ? (
        <section className="section wrap">{content}</section>
      ) : (
        <section className={`field ${styles.strip}`} data-colour={colour}>
          <div className="wrap">{content}</div>
        </section>
      )}
    </>
  );
}

/** Returns CSS variables with the number's length on one line and on two lines, by which the style sheet sizes it. */
function lettersOf(number: string): CSSProperties & Record<"--letters" | "--longer", number> {
  const longer = Math.max(...areaAndRest(number).map(({ length }) => length));
  return { "--letters": number.length, "--longer": longer };
}

/** Splits a telephone number after its area code, the only place where a line may break. */
function areaAndRest(number: string): string[] {
  return number.replace(" ", "\n").replaceAll(" ", "\u00A0").split("\n");
}

function isTelephone(text: string): boolean {
  return /^(?:0|\+)[\d ]{9,}$/u.test(text);
}

/** Returns the `tel:` URL of a number; a leading zero becomes the Dutch country code. */
function telephoneAddress(text: string): string {
  return `tel:${text.replaceAll(" ", "").replace(/^0/u, "+31")}`;
}
