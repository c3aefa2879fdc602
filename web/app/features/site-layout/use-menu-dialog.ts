import { useEffect, useState, type RefObject } from "react";

/**
 * Follows the menu's dialog: tells whether it is open, and closes it when any
 * link in it is followed, also one to the page already on screen.
 *
 * The browser opens the dialog by itself, also before the page runs, and React
 * doesn't hear `toggle` on a dialog the server rendered: so its state is read
 * once, and listened to natively.
 */
export function useMenuDialog(panel: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const dialog = panel.current;
    if (dialog === null) return undefined;
    const read = () => setIsOpen(dialog.open);
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a") !== null) dialog.close();
    };
    read();
    dialog.addEventListener("toggle", read);
    dialog.addEventListener("click", closeOnLink);
    return () => {
      dialog.removeEventListener("toggle", read);
      dialog.removeEventListener("click", closeOnLink);
    };
  }, [panel]);

  return isOpen;
}
