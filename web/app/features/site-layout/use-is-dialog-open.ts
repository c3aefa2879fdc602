import { useEffect, useState, type RefObject } from "react";

/**
 * Whether a dialog is open. The browser opens it by itself, also before the page
 * runs, and React doesn't hear `toggle` on a dialog the server rendered: so it is
 * read once, and listened to natively.
 */
export function useIsDialogOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const read = () => setIsOpen(element.open);
    read();
    element.addEventListener("toggle", read);
    return () => element.removeEventListener("toggle", read);
  }, [dialog]);

  return isOpen;
}
