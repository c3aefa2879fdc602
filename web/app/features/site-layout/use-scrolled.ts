import { useEffect, useState } from "react";

/** Whether the page is scrolled from its top; `false` until the page runs. */
export function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > 0);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);

  return isScrolled;
}
