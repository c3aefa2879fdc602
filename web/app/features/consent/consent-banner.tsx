import { useId, type Ref } from "react";
import { buttonClass } from "#app/ui/button-link.tsx";
import type { ConsentMessages } from "#app/i18n/messages/consent.ts";
import styles from "./consent-banner.module.css";
import type { Consent } from "./parse-consent.ts";
import { useHeightOnRoot } from "#app/ui/use-height-on-root.ts";

interface ConsentBannerProps {
  messages: ConsentMessages;
  /** Visitor's earlier answer; `unknown` without one. */
  consent: Consent;
  heading: Ref<HTMLHeadingElement>;
  onChoose: (choice: Exclude<Consent, "unknown">) => void;
}

/** Asks for consent to analytics. It isn't modal, so the page stays usable; both answers are equal buttons. */
export function ConsentBanner({ messages, consent, heading, onChoose }: ConsentBannerProps) {
  const titleId = useId();
  const banner = useHeightOnRoot("--consent-height");

  return (
    <section ref={banner} className={styles.banner} aria-labelledby={titleId} data-consent="">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 className="d2" id={titleId} ref={heading} tabIndex={-1}>
            {messages.title}
          </h2>
          <p className={styles.text}>{messages.text}</p>
          {consent === "unknown" ? null : <p className={styles.now}>{messages.now[consent]}</p>}
        </div>
        <div className={styles.answers}>
          <button type="button" className={buttonClass({ fill: "line" })} onClick={() => onChoose("refused")}>
            {messages.refuse}
          </button>
          <button type="button" className={buttonClass({ fill: "line" })} onClick={() => onChoose("granted")}>
            {messages.accept}
          </button>
        </div>
      </div>
    </section>
  );
}
