import type { ReactNode, RefObject } from "react";
import styles from "./site-header.module.css";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands, which act on the element with id `commandfor` without scripts. */
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}

interface MenuButtonProps {
  command: "show-modal" | "close";
  panel: RefObject<HTMLDialogElement | null>;
  panelId: string;
  isExpanded: boolean;
  children: ReactNode;
}

/**
 * Button that opens or closes the menu panel, a modal dialog. Browsers do it by `command`, without scripts; a script
 * does it in older browsers.
 */
export function MenuButton({ command, panel, panelId, isExpanded, children }: MenuButtonProps) {
  const isClosing = command === "close";

  function runByScript() {
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    if (isClosing) panel.current?.close();
    else panel.current?.showModal();
  }

  return (
    <button
      type="button"
      className={styles.menuButton}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- in the closed panel: where focus starts once it opens
      autoFocus={isClosing}
      ref={isClosing ? markAsFirstFocus : undefined}
      command={command}
      commandfor={panelId}
      aria-haspopup={isClosing ? undefined : "dialog"}
      aria-expanded={isClosing ? undefined : isExpanded}
      onClick={runByScript}
    >
      {children}
    </button>
  );
}

/** Sets the attribute by script, as React renders `autoFocus` in the server's HTML only. */
function markAsFirstFocus(button: HTMLButtonElement | null) {
  button?.setAttribute("autofocus", "");
}
