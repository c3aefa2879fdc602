import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import * as z from "zod";

const answerSchema = z.object({ port: z.number(), body: z.base64(), headers: z.array(z.string()) });

// As a process of its own this file serves the one answer that it is sent.
process.once("message", (message) => {
  const { port, body, headers } = answerSchema.parse(message);
  const bytes = Buffer.from(body, "base64");
  createServer((_, response) => response.writeHead(200, headers).end(bytes)).listen(port, "127.0.0.1", () => {
    process.send?.("ready");
  });
});

/** Starts a process in which Node's HTTP server does nothing but send one answer: the least that any server in Node costs. */
export async function startBareNode(port: number, body: Buffer, headers: Record<string, string>) {
  const child = fork(import.meta.filename);
  child.send({ port, body: body.toString("base64"), headers: Object.entries(headers).flat() });
  await once(child, "message");
  return { address: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}
