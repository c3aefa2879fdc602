import { useEffect, useReducer, type RefObject } from "react";
import { chooseAttachStream } from "./attach-stream.ts";
import type { AttachedStream } from "./attached-stream.ts";
import { initialStreamState, streamReducer, retryPause, type StreamEvent, type StreamState } from "./stream-state.ts";
import { watchPlaying } from "./watch-playing.ts";

/** Whether a stream is attached to its video element in a state. */
function isAttached({ phase }: StreamState): boolean {
  return phase !== "waiting" && phase !== "failed" && phase !== "ended";
}

/**
 * Plays a live stream in a video element, and retries a bounded number of times when it stops.
 *
 * @param address - URL of its playlist.
 * @returns The stream's state, and `start`, which begins anew.
 */
export function useStream(ref: RefObject<HTMLVideoElement | null>, address: string) {
  const [state, tell] = useReducer(streamReducer, initialStreamState);
  const isOn = isAttached(state);

  useEffect(() => {
    const video = ref.current;
    if (video === null || !isOn) return undefined;
    return attach(video, address, tell);
  }, [ref, address, isOn]);

  useEffect(() => {
    if (state.phase !== "waiting") return undefined;
    const timer = setTimeout(() => tell({ kind: "retry" }), retryPause(state));
    return () => clearTimeout(timer);
  }, [state]);

  return { state, start: () => tell({ kind: "start" }) };
}

/** Attaches the stream and watches it. @returns A function that detaches it. */
function attach(video: HTMLVideoElement, address: string, tell: (event: StreamEvent) => void): () => void {
  let stream: AttachedStream | null = null;
  let isOver = false;
  const stopWatching = watchPlaying(video, tell, () => stream?.lastTrouble() ?? "stalled");
  const begin = async () => {
    const attachStream = await chooseAttachStream(video);
    if (isOver) return;
    if (attachStream === null) return tell({ kind: "trouble", trouble: "unreadable" });
    stream = attachStream(video, address, (trouble) => tell({ kind: "trouble", trouble }));
    try {
      await video.play();
    } catch (error) {
      // A browser may refuse to play even without sound and after a press: then the play button shows.
      if (error instanceof DOMException && error.name === "NotAllowedError") tell({ kind: "paused" });
    }
  };
  void begin();
  return () => {
    isOver = true;
    stopWatching();
    stream?.detach();
  };
}
