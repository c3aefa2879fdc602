import type { Socket } from "node:net";

/** How far the answers on a connection are, as the client takes them. */
export interface Progress {
  /** Bytes of all writes that are done. */
  done: number;
  /** Bytes of the write under way that the client's side hasn't taken. */
  queued: number;
  /** Whether anything waits to be taken. */
  isWriting: boolean;
}

/** How far the answers on a connection are just now. */
export function progressOf(socket: Socket): Progress {
  const { writableLength } = socket;
  return { done: socket.bytesWritten - writableLength, queued: queuedIn(socket), isWriting: writableLength > 0 };
}

/** Whether a client took anything between two looks. */
export function hasMoved(before: Progress, now: Progress): boolean {
  return before.done !== now.done || before.queued !== now.queued;
}

/**
 * A body is one write, however large, and `bytesWritten` counts it at once: only the connection's handle tells how
 * much of it has been taken. Node's own timeout for sockets looks there too, but only when that ends.
 */
function queuedIn(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, "_handle");
  if (typeof handle !== "object" || handle === null || !("writeQueueSize" in handle)) return 0;
  return Number(handle.writeQueueSize);
}
