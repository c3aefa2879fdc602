import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** How long a form may be on its way before it gives up its place in a crowd, in milliseconds. */
const patienceMs = 10_000;

interface Connection {
  /** `null` between two requests, and while the head of one comes in. */
  request: IncomingMessage | null;
  /** Milliseconds since 1970 when its last request began. */
  askedAt: number;
}

/**
 * Makes room for newcomers when a server has very many connections. Of the client address that has the most,
 * one is closed that nobody uses: between two requests, with half a head, or else with a body that takes long.
 * So one address that holds thousands open shuts out itself, and no other.
 *
 * @param crowd - How many connections may be open before any is closed.
 */
export function boundCrowd(server: Server, crowd: number): void {
  const byAddress = new Map<string, Map<Socket, Connection>>();
  let open = 0;

  const connectionOf = (socket: Socket) => byAddress.get(socket.remoteAddress ?? "")?.get(socket);

  server.on("connection", (socket: Socket) => {
    // Gone from the socket once it is closed.
    const address = socket.remoteAddress ?? "";
    const ofAddress = byAddress.get(address) ?? new Map<Socket, Connection>();
    byAddress.set(address, ofAddress);
    open += 1;
    if (open > crowd) unusedIn(largest(byAddress))?.destroy();
    ofAddress.set(socket, { request: null, askedAt: 0 });
    socket.once("close", () => {
      open -= 1;
      ofAddress.delete(socket);
      if (ofAddress.size === 0) byAddress.delete(address);
    });
  });

  server.on("request", (request, response) => {
    const connection = connectionOf(request.socket);
    if (connection === undefined) return;
    connection.request = request;
    connection.askedAt = Date.now();
    response.once("close", () => {
      if (connection.request === request) connection.request = null;
    });
  });
}

function largest(byAddress: ReadonlyMap<string, Map<Socket, Connection>>): ReadonlyMap<Socket, Connection> {
  let found: ReadonlyMap<Socket, Connection> = new Map();
  for (const connections of byAddress.values()) if (connections.size > found.size) found = connections;
  return found;
}

/** The oldest connection without a request, else one whose request takes long to come in; `undefined` when all are at work. */
function unusedIn(connections: ReadonlyMap<Socket, Connection>): Socket | undefined {
  let slow: Socket | undefined;
  for (const [socket, { request, askedAt }] of connections) {
    if (request === null) return socket;
    if (slow === undefined && !request.complete && Date.now() - askedAt > patienceMs) slow = socket;
  }
  return slow;
}
