import type { BlockProps } from "#app/blocks/view-block.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { InOrder } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PartnersData } from "./partners-data.ts";
import styles from "./partners.module.css";
import href from "./style-sheet.css?url";

/** Logos of partners, on white in every colour mode, as their owners drew them. */
export function Partners({ block: { title, data } }: BlockProps<"blocks.partners">) {
  if (data.length === 0) return null;

  return (
    <section className="section wrap">
      <link rel="stylesheet" href={href} precedence="own" />
      {title ? <h2 className={`d3 ${styles.title}`}>{title}</h2> : null}
      <ul className={styles.partners}>
        <InOrder items={data}>
          {(partner) => (
            <li>
              {partner.url ? (
                <AppLink to={partner.url} className={styles.partner}>
                  <Logo partner={partner} />
                </AppLink>
              ) : (
                <div className={styles.partner}>
                  <Logo partner={partner} />
                </div>
              )}
            </li>
          )}
        </InOrder>
      </ul>
    </section>
  );
}

/** A partner's logo, or the name without one. The name is also the alternative text of a logo that has none. */
function Logo({ partner: { name, logo } }: { partner: PartnersData[number] }) {
  if (logo === null) return <b className="h3">{name}</b>;
  return (
    <Picture
      image={{ ...logo, alternativeText: logo.alternativeText ?? name }}
      sizes="(min-width: 48rem) 14rem, 8rem"
    />
  );
}
