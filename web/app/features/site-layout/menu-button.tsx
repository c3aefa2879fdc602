import type { MouseEvent, ReactNode, RefObject } from "react";
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
 * a modal dialog: focus stays inside, Escape closes, focus returns. Browsers
 * that don't know commands do it by script, or as a popover when that isn't there.
 */
export function MenuButton({ command, panel, panelId, isExpanded, children }: MenuButtonProps) {
  const isClosing = command === "close";

  function toggleByScript(event: MouseEvent) {
    const dialog = panel.current;
    if ("commandForElement" in HTMLButtonElement.prototype || dialog === null) return;
    event.preventDefault();
    if (isClosing) closePanel(dialog);
    else if (!dialog.matches(":popover-open")) dialog.showModal();
  }

  return (
    <button
      type="button"
      className={styles.menuButton}
      ref={isClosing ? markAsFirstFocus : undefined}
      command={command}
      commandfor={panelId}
      popoverTarget={panelId}
      popoverTargetAction={isClosing ? "hide" : "show"}
      aria-haspopup={isClosing ? undefined : "dialog"}
      aria-expanded={isClosing ? undefined : isExpanded}
      onClick={toggleByScript}
    >
      {children}
    </button>
  );
}

/** React's own `autoFocus` leaves no attribute on elements it makes in the browser. */
function markAsFirstFocus(button: HTMLButtonElement | null) {
  button?.setAttribute("autofocus", "");
}

/** Closes the panel, whichever way it was opened. */
export function closePanel(dialog: HTMLDialogElement): void {
  if (dialog.matches(":popover-open")) dialog.hidePopover();
  else dialog.close();
}
