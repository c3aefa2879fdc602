import { useEffect, useRef, useState } from "react";

/** Says where one has got to by a step within the page; nothing about where it opened. */
export function NowHere({ text }: { text: string }) {
  const first = useRef(text);
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (text === first.current) return;
    first.current = "";
    setSaid(text);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
