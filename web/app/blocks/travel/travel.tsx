import { useId } from "react";
import { useLocation } from "react-router";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { hyphenatedWords } from "#app/domain/title-anchor.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./travel.module.css";
import { travelSteps } from "./travel-mode.ts";
import href from "./style-sheet.css?url";

type Mode = BlockProps<"blocks.travel">["block"]["modes"][number];

/**
 * Ways to travel to the circuit. Links to fragments of the page switch between them without scripts; the travel time of
 * the first is as large as the page.
 */
export function Travel({ block, isFirst }: BlockProps<"blocks.travel">) {
  const { title, intro, colour, modes } = block;
  const titleId = useId();
  const [best] = modes;
  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      <section className={`field ${styles.field}`} data-colour={colour} aria-labelledby={titleId}>
        <div className={`wrap ${styles.opening}`}>
          {/* First in the HTML too, so that a browser that has half of it needn't shift the layout later. */}
          {best === undefined ? null : <Figure mode={best} className={styles.best} />}
          <div>
            <Heading level={isFirst ? 1 : 2} className="d4" id={titleId}>
              {title}
            </Heading>
            {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
          </div>
          <nav aria-labelledby={titleId} className={styles.ways}>
            <ul>
              <IndexedItems items={modes}>
                {(mode) => (
                  <li>
                    <AppLink to={`#${hyphenatedWords(mode.name)}`} className={styles.way}>
                      <b>{mode.name}</b> <span className="num">{timeAndCost(mode)}</span>
                    </AppLink>
                  </li>
                )}
              </IndexedItems>
            </ul>
          </nav>
        </div>
      </section>
      <div className={`section wrap ${styles.modes}`}>
        <IndexedItems items={modes}>{(mode) => <ModeView mode={mode} level={isFirst ? 2 : 3} />}</IndexedItems>
      </div>
    </>
  );
}

function ModeView({ mode, level }: { mode: Mode; level: number }) {
  const { name, cost, image, link, steps } = mode;
  const { hash } = useLocation();
  const id = hyphenatedWords(name);
  return (
    <article id={id} className={styles.mode} data-chosen={hash === `#${id}` ? "" : undefined}>
      <div className={styles.head}>
        <Heading level={level} className="d3">
          {name}
        </Heading>
        <Figure mode={mode} className={styles.figure} />
        {cost ? <p className={`h3 ${styles.cost}`}>{cost}</p> : null}
      </div>
      {image ? (
        <Picture image={image} sizes="(min-width: 64rem) 38vw, 100vw" className={styles.picture} isDecorative />
      ) : null}
      <div className={styles.steps}>
        <ol>
          <IndexedItems items={travelSteps(steps)}>
            {({ what, note, measure }) => (
              <li>
                <b className="h3">{what}</b>
                {note === "" ? null : <span className="muted">{note}</span>}
                {measure === "" ? null : <span className={`num ${styles.measure}`}>{measure}</span>}
              </li>
            )}
          </IndexedItems>
        </ol>
        {link ? (
          <ButtonLink to={link.url} fill="line" icon="pin">
            {link.label}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}

function Figure({ mode: { figure, unit }, className }: { mode: Mode; className: string | undefined }) {
  return (
    <p className={`num ${className}`}>
      {figure}
      {unit ? <small> {unit}</small> : null}
    </p>
  );
}

/** Returns the travel time and cost, such as `25 min, gratis met je ticket`. */
function timeAndCost({ figure, unit, cost }: Mode): string {
  const time = unit === null ? figure : `${figure} ${unit}`;
  return cost === null ? time : `${time}, ${cost}`;
}
