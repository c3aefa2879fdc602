// oxlint-disable-next-line typescript/triple-slash-reference -- whoever type-checks this file alone finds its types too
/// <reference path="./hls-light.d.ts" />
import { ErrorDetails, ErrorTypes, Events, Hls, isSupported, type ErrorData } from "hls.js/light";
import type { AttachStream } from "./attached-stream.ts";
import type { StreamTrouble } from "./stream-state.ts";

/** Seconds of what was shown that stay in memory; what is further back is fetched again. */
const backBufferSeconds = 60;

/** What hls.js says of a part that can't be read; of the media it says more, which mends itself. */
const unreadableParts: ReadonlySet<ErrorDetails> = new Set([
  ErrorDetails.FRAG_PARSING_ERROR,
  ErrorDetails.BUFFER_APPEND_ERROR,
  ErrorDetails.BUFFER_ADD_CODEC_ERROR,
]);

/** After so many parts in a row that can't be read, none will be. */
const maxUnreadable = 3;

/**
 * Plays a stream by hls.js. Without its worker: parts in MP4 need no work, and the page's policy allows no code from
 * memory.
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
    // What can be sought is what the stream has now, and not all that it ever had.
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

/** Why something couldn't be fetched. */
function troubleOnTheWay({ response }: ErrorData): StreamTrouble {
  const status = response?.code ?? 0;
  if (status === 404 || status === 410) return "missing";
  return status === 200 ? "unreadable" : "cut";
}
