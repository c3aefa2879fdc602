import type { ReactNode, RefObject } from "react";
import styles from "./site-header.module.css";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: what the button does to the element it names, without any script. */
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
 * Opens or closes the menu panel. The browser does it by itself (`command`), as
 * a modal dialog: focus stays inside, Escape closes, focus returns. In browsers
 * that don't know commands a script does it.
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

/** `autoFocus` reaches the server's HTML only: React leaves no attribute on what it makes in the browser. */
function markAsFirstFocus(button: HTMLButtonElement | null) {
  button?.setAttribute("autofocus", "");
}
