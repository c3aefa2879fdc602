import styles from "./live-dot.module.css";

/**
 * The dot of something that is going on now; decorative, so words beside it say
 * so. Its ring pulses, unless the visitor prefers less motion. The colour is
 * `--dot`, pink when unset.
 */
export function LiveDot() {
  return <i className={styles.dot} aria-hidden="true" />;
}
