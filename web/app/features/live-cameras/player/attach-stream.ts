import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { AttachStream } from "./attached-stream.ts";
import type { StreamTrouble } from "./stream-state.ts";

/** 100 kB, for browsers without a full player of HLS; asked for by the press of the play button only. */
const hlsCode = lazyWithRetry(async () => (await import("./attach-hls.ts")).attachHls);

const hlsType = "application/vnd.apple.mpegurl";

/**
 * What plays streams in this browser; `null` when nothing can be had that does. Safari's own player can go back in a stream,
 * and tells the moment of a picture; Chromium's can't (it has nothing to seek in), and is only better than nothing.
 */
export async function takeAttach(video: HTMLVideoElement): Promise<AttachStream | null> {
  const isNative = video.canPlayType(hlsType) !== "";
  if (isNative && "getStartDate" in video) return attachNative;
  const attachHls = "MediaSource" in window || "ManagedMediaSource" in window ? await hlsCode.take() : null;
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

/** Why a browser can't play what is at an address: it doesn't tell itself. */
async function findTrouble(address: string): Promise<StreamTrouble> {
  try {
    const { ok, status } = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(5000) });
    if (ok) return "unreadable";
    return status === 404 || status === 410 ? "missing" : "cut";
  } catch {
    return "cut";
  }
}
