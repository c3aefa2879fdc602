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
 * Returns the class names of a button, for a `<button>` element. `ink` has the page's text colour, `dark` is always
 * dark, `line` is an outline.
 */
export function buttonClass({ fill = "green", isSmall = false }: ButtonLook): string {
  return [styles.button, styles[fill], isSmall ? styles.small : ""].join(" ");
}

/** Renders a link that looks like a button. */
export function ButtonLink({ to, children, icon, ...look }: ButtonLook & { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={buttonClass(look)}>
      {children}
      {icon ? <Icon name={icon} /> : null}
    </AppLink>
  );
}
