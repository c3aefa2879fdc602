import { iconsFolder } from "@circuit/contract/urls/own-paths";
import { useEffect, useState } from "react";

/** Timeout of fetching an icon in the browser, in milliseconds. */
const timeoutMs = 5000;

interface RemoteIconProps {
  name: string;
  /** SVG path data; `null` when there is no such icon, absent when the server couldn't tell in time. */
  path: string | null | undefined;
}

/**
 * Icon that an editor chose by name. A missing one is a dashed box, which the editor notices and which keeps the
 * button's shape.
 */
export function RemoteIcon({ name, path }: RemoteIconProps) {
  const [late, setLate] = useState<string | null>(null);

  useEffect(() => {
    if (path !== undefined) return undefined;
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(timeoutMs)]);
    fetch(`${iconsFolder}${encodeURIComponent(name)}`, { signal })
      .then(async (response) => (response.ok ? setLate(await response.text()) : undefined))
      .catch(() => undefined);
    return () => left.abort();
  }, [name, path]);

  const shape = path ?? late;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-missing={shape === null ? "" : undefined}>
      {shape === null ? <path d="M4 4h16v16H4z" strokeDasharray="4 4" /> : <path d={shape} />}
    </svg>
  );
}
