import styles from "./live-dot.module.css";

/**
 * Decorative dot for something that is on now, with text beside it. Its ring pulses, unless the visitor prefers reduced
 * motion. The custom property `--dot` sets its colour, pink by default.
 *
 * @param isStill - Whether nothing is on now, so that the ring doesn't pulse.
 */
export function LiveDot({ isStill = false }: { isStill?: boolean }) {
  return <i className={isStill ? `${styles.dot} ${styles.still}` : styles.dot} aria-hidden="true" />;
}
