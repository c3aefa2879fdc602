import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { AttachStream } from "./attached-stream.ts";
import type { StreamTrouble } from "./stream-state.ts";

/** hls.js, 100 kB, for browsers without a full HLS player; loaded only after the visitor presses play. */
const hlsCode = lazyWithRetry(async () => (await import("./attach-hls.ts")).attachHls);

const hlsType = "application/vnd.apple.mpegurl";

/**
 * Returns what plays streams in this browser; `null` when nothing does. Safari's own player can seek back in a stream
 * and knows the time of a picture; Chromium's can't seek, and is only better than nothing.
 */
export async function chooseAttachStream(video: HTMLVideoElement): Promise<AttachStream | null> {
  const isNative = video.canPlayType(hlsType) !== "";
  if (isNative && "getStartDate" in video) return attachNative;
  const attachHls = "MediaSource" in window || "ManagedMediaSource" in window ? await hlsCode.tryLoad() : null;
  return attachHls ?? (isNative ? attachNative : null);
}

const attachNative: AttachStream = (video, address, onTrouble) => {
  let isOver = false;
  const fail = () => {
    if (video.error?.code === MediaError.MEDIA_ERR_NETWORK) onTrouble("cut");
    else void findTrouble(address).then((trouble) => (isOver ? undefined : onTrouble(trouble)));
  };
  video.addEventListener("error", fail);
  video.src = address;
  return {
    lastTrouble: () => null,
    detach: () => {
      isOver = true;
      video.removeEventListener("error", fail);
      video.removeAttribute("src");
      video.load();
    },
  };
};

/** Finds out why the browser can't play a URL, which it doesn't say itself. */
async function findTrouble(address: string): Promise<StreamTrouble> {
  try {
    const { ok, status } = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(5000) });
    if (ok) return "unreadable";
    return status === 404 || status === 410 ? "missing" : "cut";
  } catch {
    return "cut";
  }
}
