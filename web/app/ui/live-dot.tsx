import styles from "./live-dot.module.css";

/**
 * The dot of something that is going on now; decorative, so words beside it say
 * so. Its ring pulses, unless the visitor prefers less motion. The colour is
 * `--dot`, pink when unset.
 *
 * @param isStill - Nothing is going on now: a ring that doesn't pulse.
 */
export function LiveDot({ isStill = false }: { isStill?: boolean }) {
  return <i className={isStill ? `${styles.dot} ${styles.still}` : styles.dot} aria-hidden="true" />;
}
