/** Why a stream shows nothing. */
export type StreamTrouble =
  /** The picture has stopped moving. */
  | "stalled"
  /** The stream doesn't exist, or not at the moment. */
  | "missing"
  /** The response is no stream that this browser can play. */
  | "unreadable"
  /** The network or the server fails. */
  | "cut";

export interface StreamState {
  phase:
    | "starting"
    | "playing"
    | "paused"
    /** The stream should play, but hasn't moved for some seconds. */
    | "stalled"
    /** The player retries in a moment. */
    | "waiting"
    /** Only the visitor can retry. */
    | "failed"
    /** The sender has ended the stream. */
    | "ended";
  /** Retries since the stream last played for a while. */
  tries: number;
  /** The last trouble; `null` before any. */
  trouble: StreamTrouble | null;
}

export type StreamEvent =
  | { kind: "start" | "moved" | "steady" | "paused" | "still" | "ended" | "retry" }
  | { kind: "trouble"; trouble: StreamTrouble };

export const initialStreamState: StreamState = { phase: "starting", tries: 0, trouble: null };

/** Most automatic retries: a stream that is missing or unreadable hardly ever recovers in a moment. */
const maxTries: Readonly<Record<StreamTrouble, number>> = { stalled: 5, cut: 5, missing: 2, unreadable: 1 };

/** Reducer: returns the state of a stream after an event. */
export function streamReducer(state: StreamState, event: StreamEvent): StreamState {
  switch (event.kind) {
    case "start":
      return initialStreamState;
    case "moved":
      // A late picture doesn't undo the end.
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

/** Returns the pause before a retry in milliseconds: each is twice the one before. */
export function retryPause({ tries }: Pick<StreamState, "tries">): number {
  return 1000 * 2 ** (tries - 1);
}
