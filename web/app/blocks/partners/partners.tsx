import type { BlockProps, ViewBlockOf } from "#app/blocks/view-block.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./partners.module.css";
import href from "./style-sheet.css?url";

/** Logos of partners in their original colours, on white in every colour mode. */
export function Partners({ block: { title, data } }: BlockProps<"blocks.partners">) {
  if (data.length === 0) return null;

  return (
    <section className="section wrap">
      <link rel="stylesheet" href={href} precedence="own" />
      {title ? <h2 className={`d3 ${styles.title}`}>{title}</h2> : null}
      <ul className={styles.partners}>
        <IndexedItems items={data}>
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
        </IndexedItems>
      </ul>
    </section>
  );
}

/** Logo with the partner's name as fallback for the alternative text; the name alone without a logo. */
function Logo({ partner: { name, logo } }: { partner: ViewBlockOf<"blocks.partners">["data"][number] }) {
  if (logo === null) return <b className="h3">{name}</b>;
  return (
    <Picture
      image={{ ...logo, alternativeText: logo.alternativeText ?? name }}
      sizes="(min-width: 48rem) 14rem, 8rem"
    />
  );
}
