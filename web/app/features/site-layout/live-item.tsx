import { camerasOnAirPath } from "@circuit/contract/own-paths";
import { useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { LiveDot } from "#app/ui/live-dot.tsx";

/**
 * The words of the item that leads to the cameras. Its dot pulses while a camera is live: a stored page can't know, so
 * the browser asks when the menu opens.
 */
export function LiveItem({ title, isOpen }: { title: string; isOpen: boolean }) {
  const { layout } = useMessages();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const ask = async () => {
      const answer = await fetch(camerasOnAirPath);
      const answered: unknown = answer.ok ? await answer.json() : null;
      setLive(Number(Reflect.get(Object(answered), "live")) > 0);
    };
    // Without an answer the dot stays as it is.
    ask().catch(() => undefined);
  }, [isOpen]);
  return (
    <>
      <LiveDot isStill={!isLive} />
      {title}
      {isLive ? <span className="visually-hidden">{layout.liveNow}</span> : null}
    </>
  );
}
