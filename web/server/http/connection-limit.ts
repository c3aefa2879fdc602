import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { DropArgument, Socket } from "node:net";
import { addressKey } from "#app/http/address-key.server.ts";
import { hasMoved, progressOf, type Progress } from "./connection-progress.ts";

/** When the connections of a server are too many, and which of them are given up. */
export interface ConnectionLimits {
  /** How many connections may be open before any is closed. */
  crowd: number;
  /** How long a form may be on its way, or an answer not move, before it gives up its place in a crowd, in milliseconds. */
  patienceMs: number;
  /** How long nothing of an answer may be taken before its connection is closed, crowd or not, in milliseconds. */
  stalledMs: number;
  /** Pause between two looks at how far the answers are, in milliseconds. */
  lookMs: number;
  /** Whether the connections are those of a proxy: then their address says nothing about whose they are. */
  isBehindProxy: boolean;
}

interface Connection {
  /** `null` between two requests, and while the head of one comes in. */
  request: IncomingMessage | null;
  /** Milliseconds since 1970 when its last request began. */
  askedAt: number;
  /** How far its answers were at the last look. */
  progress: Progress;
  /** Milliseconds since 1970 when its answers last moved, or had nothing to move. No request changes it. */
  movedAt: number;
}

/** The connections of one client address, the oldest first. */
type Connections = Map<Socket, Connection>;

/** Most connections that are closed for one newcomer: more than one, so that a crowd that grew becomes small again. */
const mostClosed = 2;

/**
 * Makes room for newcomers when a server has very many connections: the client address that has the most gives up
 * some of its own. So one address that holds thousands open shuts out itself, and no other. Besides, a connection
 * of which the client takes nothing for very long is closed.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const crowd = new Crowd(limits);
  server.on("connection", (socket: Socket) => crowd.take(socket));
  // A server that is full lets nobody in, so this is the only sign that there is somebody to make room for.
  server.on("drop", (refused?: DropArgument) => crowd.makeRoom(addressKey(refused?.remoteAddress ?? "")));
  server.on("request", (request, response) => crowd.note(request, response));
  const looking = setInterval(() => crowd.look(), limits.lookMs).unref();
  server.once("close", () => clearInterval(looking));
}

class Crowd {
  readonly #limits: ConnectionLimits;
  readonly #byAddress = new Map<string, Connections>();
  /** The address of each connection: the socket itself forgets it when it is closed. */
  readonly #addresses = new Map<Socket, string>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  take(socket: Socket): void {
    const address = addressKey(socket.remoteAddress ?? "");
    this.makeRoom(address, 1);
    const ofAddress: Connections = this.#byAddress.get(address) ?? new Map();
    this.#byAddress.set(address, ofAddress);
    this.#addresses.set(socket, address);
    ofAddress.set(socket, { request: null, askedAt: 0, progress: progressOf(socket), movedAt: Date.now() });
    socket.once("close", () => this.#forget(socket));
  }

  note(request: IncomingMessage, response: ServerResponse): void {
    const address = this.#addresses.get(request.socket) ?? "";
    const connection = this.#byAddress.get(address)?.get(request.socket);
    if (connection === undefined) return;
    connection.request = request;
    connection.askedAt = Date.now();
    response.once("close", () => {
      if (connection.request === request) connection.request = null;
    });
  }

  /** Notes which answers have moved, and closes the connections whose answer hasn't for very long. */
  look(): void {
    const now = Date.now();
    for (const connections of this.#byAddress.values()) {
      for (const [socket, connection] of connections) {
        const progress = progressOf(socket);
        if (!progress.isWriting || hasMoved(connection.progress, progress)) connection.movedAt = now;
        connection.progress = progress;
        if (now - connection.movedAt > this.#limits.stalledMs) this.#close(socket);
      }
    }
  }

  /**
   * Closes some connections when there are too many.
   *
   * @param newcomer - The address that needs room. It takes none from an address that has fewer connections than it.
   * @param coming - How many come in besides those that are there.
   */
  makeRoom(newcomer: string, coming = 0): void {
    for (let closed = 0; closed < mostClosed; closed += 1) {
      if (this.#addresses.size + coming <= this.#limits.crowd) return;
      const socket = this.#dispensable(newcomer);
      if (socket === undefined) return;
      this.#close(socket);
    }
  }

  #dispensable(newcomer: string): Socket | undefined {
    const largest = this.#largest();
    const given = this.#givenUpBy(largest);
    if (given !== undefined) return given;
    if (this.#isHalf(largest.size)) return largest.keys().next().value;

    const own = this.#byAddress.get(newcomer)?.size ?? 0;
    const others = [...this.#byAddress.values()].filter((each) => each !== largest && each.size >= own);
    for (const connections of others.toSorted((one, other) => other.size - one.size)) {
      const givenByOther = this.#givenUpBy(connections);
      if (givenByOther !== undefined) return givenByOther;
    }
    return undefined;
  }

  #largest(): Connections {
    let found: Connections = new Map();
    for (const connections of this.#byAddress.values()) if (connections.size > found.size) found = connections;
    return found;
  }

  /**
   * The oldest connection without a request, else one whose request takes long to come in, else one whose answer
   * doesn't move; `undefined` when all are at work.
   */
  #givenUpBy(connections: Connections): Socket | undefined {
    const longAgo = Date.now() - this.#limits.patienceMs;
    let slow: Socket | undefined;
    let unread: Socket | undefined;
    for (const [socket, { request, askedAt, movedAt }] of connections) {
      if (request === null) return socket;
      if (!request.complete && askedAt < longAgo) slow ??= socket;
      else if (movedAt < longAgo) unread ??= socket;
    }
    return slow ?? unread;
  }

  /**
   * Closes a connection. What the system still has to send is dropped where nobody takes it, or where one address has
   * half of the crowd: else it fills the memory that the system has for all connections.
   */
  #close(socket: Socket): void {
    const ofAddress = this.#byAddress.get(this.#addresses.get(socket) ?? "")?.size ?? 0;
    this.#forget(socket);
    if (socket.writableLength > 0 || this.#isHalf(ofAddress)) socket.resetAndDestroy();
    else socket.destroy();
  }

  /** Whether so many connections of one client are more than half of the crowd. */
  #isHalf(count: number): boolean {
    return !this.#limits.isBehindProxy && count > this.#limits.crowd / 2;
  }

  #forget(socket: Socket): void {
    const address = this.#addresses.get(socket);
    if (address === undefined) return;
    this.#addresses.delete(socket);
    const connections = this.#byAddress.get(address);
    connections?.delete(socket);
    if (connections?.size === 0) this.#byAddress.delete(address);
  }
}
