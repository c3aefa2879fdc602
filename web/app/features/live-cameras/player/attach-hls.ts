// oxlint-disable-next-line typescript/triple-slash-reference -- whoever type-checks this file alone finds its types too
/// <reference path="./hls-light.d.ts" />
import { ErrorDetails, ErrorTypes, Events, Hls, isSupported, type ErrorData } from "hls.js/light";
import type { AttachStream } from "./attached-stream.ts";
import type { StreamTrouble } from "./stream-state.ts";

/** Seconds of played video kept in memory; earlier parts are fetched again. */
const backBufferSeconds = 60;

/** Errors by which hls.js says that it can't read a segment. From other media errors it recovers by itself. */
const unreadableParts: ReadonlySet<ErrorDetails> = new Set([
  ErrorDetails.FRAG_PARSING_ERROR,
  ErrorDetails.BUFFER_APPEND_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
]);

/** Unreadable segments in a row after which the stream counts as unreadable. */
const maxUnreadable = 3;

/**
 * Plays a stream by hls.js, without its worker: segments in MP4 need no conversion, and the page's CSP forbids scripts
 * from blobs.
 */
export const attachHls: AttachStream = (video, address, onTrouble) => {
  let last: StreamTrouble | null = null;
  let unreadable = 0;
  if (!isSupported()) {
    onTrouble("unreadable");
    return { detach: () => undefined, lastTrouble: () => last };
  }
  const hls = new Hls({
    enableWorker: false,
    backBufferLength: backBufferSeconds,
    maxBufferLength: 20,
    // Makes `seekable` what the stream has now, instead of all that it ever had.
    liveDurationInfinity: true,
  });
  hls.on(Events.FRAG_BUFFERED, () => {
    last = null;
    unreadable = 0;
  });
  hls.on(Events.ERROR, (_, data) => {
    if (data.type === ErrorTypes.NETWORK_ERROR) last = troubleOnTheWay(data);
    else if (data.fatal || unreadableParts.has(data.details)) last = "unreadable";
    if (last === "unreadable") unreadable += 1;
    if (data.fatal || unreadable >= maxUnreadable) onTrouble(last ?? "stalled");
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return { detach: () => hls.destroy(), lastTrouble: () => last };
};

/** Says why a request failed. */
function troubleOnTheWay({ response }: ErrorData): StreamTrouble {
  const status = response?.code ?? 0;
  if (status === 404 || status === 410) return "missing";
  return status === 200 ? "unreadable" : "cut";
}
