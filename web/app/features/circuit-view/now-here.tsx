import { useEffect, useRef, useState } from "react";

/** Says where one has got to by a step within the page; nothing about where it opened. */
export function NowHere({ text }: { text: string }) {
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
