import { AppLink } from "./app-link.tsx";
import styles from "./button.module.css";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import type { ReactNode } from "react";

export type ButtonFill = "green" | "ink" | "dark" | "yellow" | "white" | "line";

interface ButtonLook {
  fill?: ButtonFill | undefined;
  icon?: IconName | undefined;
  isSmall?: boolean | undefined;
}

/**
 * Class names of the leaning button, for a `<button>` of one's own.
 *
 * `ink` follows the page's text colour, `dark` is always dark; `line` is an
 * outline in the surrounding colour.
 */
export function buttonClass({ fill = "green", isSmall = false }: ButtonLook): string {
  return [styles.button, styles[fill], isSmall ? styles.small : ""].join(" ");
}

/** A link that looks like a button: the fill leans, the label stays upright. */
export function ButtonLink({ to, children, icon, ...look }: ButtonLook & { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={buttonClass(look)}>
      {children}
      {icon ? <Icon name={icon} /> : null}
    </AppLink>
  );
}
