import type { Settings } from "@circuit/contract/layout";
import { AppLink } from "#app/ui/app-link.tsx";
import { PhoneLink } from "./phone-link.tsx";
import styles from "./footer-words.module.css";

/** How to reach the circuit: by telephone, by post, by e-mail; what the settings lack is left out. */
export function ContactDetails({ contact }: Pick<Settings, "contact">) {
  if (contact === null) return null;
  const { phone, street, postcode, city, email } = contact;
  const town = [postcode, city].filter(Boolean).join(" ");

  return (
    <address className={styles.address}>
      {phone && <PhoneLink phone={phone} className={styles.phone} />}
      <p>{[street, town].filter(Boolean).join(", ")}</p>
      {email && <AppLink to={`mailto:${email}`}>{email}</AppLink>}
    </address>
  );
}
