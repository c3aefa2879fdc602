import { useEffect, useReducer, type RefObject } from "react";
import { takeAttach } from "./attach-stream.ts";
import type { AttachedStream } from "./attached-stream.ts";
import { newStream, nextStream, pauseBefore, type StreamEvent, type StreamState } from "./stream-state.ts";
import { watchPlaying } from "./watch-playing.ts";

/** Phases in which a stream is attached to its video element. */
function isAttached({ phase }: StreamState): boolean {
  return phase !== "waiting" && phase !== "failed" && phase !== "ended";
}

/**
 * Plays a live stream in a video element, and tries again when it stops, a bounded number of times.
 *
 * @param address - Of its playlist.
 * @returns How it stands; `start` begins anew, `tell` takes what the player's own buttons do.
 */
export function useStream(ref: RefObject<HTMLVideoElement | null>, address: string) {
  const [state, tell] = useReducer(nextStream, newStream);
  const isOn = isAttached(state);

  useEffect(() => {
    const video = ref.current;
    if (video === null || !isOn) return undefined;
    return attach(video, address, tell);
  }, [ref, address, isOn]);

  useEffect(() => {
    if (state.phase !== "waiting") return undefined;
    const timer = setTimeout(() => tell({ kind: "retry" }), pauseBefore(state));
    return () => clearTimeout(timer);
  }, [state]);

  return { state, start: () => tell({ kind: "start" }) };
}

/** Attaches the stream and watches it until what it returns is called. */
function attach(video: HTMLVideoElement, address: string, tell: (event: StreamEvent) => void): () => void {
  let stream: AttachedStream | null = null;
  let isOver = false;
  const stopWatching = watchPlaying(video, tell, () => stream?.lastTrouble() ?? "stalled");
  const begin = async () => {
    const attachStream = await takeAttach(video);
    if (isOver) return;
    if (attachStream === null) return tell({ kind: "trouble", trouble: "unreadable" });
    stream = attachStream(video, address, (trouble) => tell({ kind: "trouble", trouble }));
    try {
      await video.play();
    } catch (error) {
      // The visitor pressed play, and there is no sound: a browser that still doesn't want to shows the button.
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
