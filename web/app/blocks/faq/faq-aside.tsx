import type { Link } from "@circuit/contract/content/elements";
import { ButtonLink } from "#app/ui/button-link.tsx";
import styles from "./faq-aside.module.css";

interface FaqAsideProps {
  title: string | null;
  text: string | null;
  link: Link | null;
}

/** Panel with a contact link for visitors who find no answer. */
export function FaqAside({ title, text, link }: FaqAsideProps) {
  return (
    <aside className={`field ${styles.aside}`} data-colour="turqoise">
      {title ? <h2 className="d2">{title}</h2> : null}
      {text ? <p>{text}</p> : null}
      {link ? (
        <div className={styles.button}>
          <ButtonLink to={link.url} fill="dark">
            {link.label}
          </ButtonLink>
        </div>
      ) : null}
    </aside>
  );
}
