import { useEffect, useRef, useState } from "react";

/** Announces to screen readers which view a step within the page led to; silent on the first view. */
export function StepAnnouncement({ text }: { text: string }) {
  const first = useRef(text);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (text === first.current) return;
    first.current = "";
    setAnnouncement(text);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}
