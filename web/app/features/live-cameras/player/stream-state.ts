/** Why a stream shows nothing. */
export type StreamTrouble =
  /** Nothing moves any more. */
  | "stalled"
  /** There is no such stream, or not now. */
  | "missing"
  /** What comes is no stream that this browser can show. */
  | "unreadable"
  /** The network doesn't answer. */
  | "cut";

export interface StreamState {
  phase:
    | "starting"
    | "playing"
    | "paused"
    /** It should play, and hasn't moved for some seconds. */
    | "stalled"
    /** It is tried again in a moment. */
    | "waiting"
    /** It isn't tried again unless the visitor asks. */
    | "failed"
    /** Its sender ended it. */
    | "ended";
  /** How often it was tried again since it last played for a while. */
  tries: number;
  /** What went wrong last; `null` before anything has. */
  trouble: StreamTrouble | null;
}

export type StreamEvent =
  | { kind: "start" | "moved" | "steady" | "paused" | "still" | "ended" | "retry" }
  | { kind: "trouble"; trouble: StreamTrouble };

export const newStream: StreamState = { phase: "starting", tries: 0, trouble: null };

/** How often a stream is tried again by itself; what isn't there, or can't be read, is hardly ever there a moment later. */
const maxTries: Readonly<Record<StreamTrouble, number>> = { stalled: 5, cut: 5, missing: 2, unreadable: 1 };

/** What becomes of a stream by what happens to it. */
export function nextStream(state: StreamState, event: StreamEvent): StreamState {
  switch (event.kind) {
    case "start":
      return newStream;
    case "moved":
      // A picture that was still on its way doesn't undo the end.
      return isOver(state) ? state : { ...state, phase: "playing" };
    case "steady":
      return { ...state, tries: 0, trouble: null };
    case "paused":
      return isOver(state) || state.phase === "waiting" ? state : { ...state, phase: "paused" };
    case "still":
      return state.phase === "playing" ? { ...state, phase: "stalled", trouble: "stalled" } : state;
    case "ended":
      return isOver(state) ? state : { ...state, phase: "ended" };
    case "retry":
      return state.phase === "waiting" ? { ...state, phase: "starting" } : state;
    case "trouble": {
      const { trouble } = event;
      if (isOver(state) || state.phase === "waiting") return state;
      if (state.tries >= maxTries[trouble]) return { ...state, phase: "failed", trouble };
      return { phase: "waiting", tries: state.tries + 1, trouble };
    }
    default:
      return event satisfies never;
  }
}

function isOver({ phase }: StreamState): boolean {
  return phase === "failed" || phase === "ended";
}

/** Pause before a stream is tried again, in milliseconds: each twice the one before. */
export function pauseBefore({ tries }: Pick<StreamState, "tries">): number {
  return 1000 * 2 ** (tries - 1);
}
