import { iconsFolder } from "@circuit/contract/urls/own-paths";
import { useEffect, useState } from "react";

/** How long the browser waits for an icon that the server didn't get in time, in milliseconds. */
const timeoutMs = 5000;

interface RemoteIconProps {
  name: string;
  /** Path data; `null` when there is no such icon; absent when the server couldn't tell in time. */
  path: string | null | undefined;
}

/**
 * An icon an editor chose by name. A missing one is shown as missing: a dashed
 * box, so that the editor sees it and the button keeps its shape.
 */
export function RemoteIcon({ name, path }: RemoteIconProps) {
  const [late, setLate] = useState<string | null>(null);

  useEffect(() => {
    if (path !== undefined) return undefined;
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(timeoutMs)]);
    fetch(`${iconsFolder}${encodeURIComponent(name)}`, { signal })
      .then(async (response) => (response.ok ? setLate(await response.text()) : undefined))
      // An icon that can't be had stays shown as missing.
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
