import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { log } from "#app/log.server.ts";
import { listenOnLoopback } from "../test/loopback-server.ts";
import { watchCmsStartup } from "./cms-startup.ts";

/** A content system that answers with a status. */
async function contentSystem(status: number) {
  const server = createServer((_, response) => response.writeHead(status).end());
  onTestFinished(() => void server.close());
  return { server, url: await listenOnLoopback(server) };
}

test("a content system that is there is known after the first question", async () => {
  const { url } = await contentSystem(404);
  const opening = watchCmsStartup(url, 60_000);
  await opening.asked;
  expect(opening.isOver()).toBe(true);
});

test("one that starts later is waited for without a word", async () => {
  const said = vi.spyOn(log, "error");
  const { server, url } = await contentSystem(302);
  await new Promise((resolve) => server.close(resolve));
  const opening = watchCmsStartup(url, 60_000);
  await opening.asked;
  expect(opening.isOver()).toBe(false);
  server.listen(Number(new URL(url).port), "127.0.0.1");
  await opening.over;
  expect(opening.isOver()).toBe(true);
  expect(said).not.toHaveBeenCalled();
});

test("a proxy that says that nobody is behind it isn't the content system", async () => {
  const { url } = await contentSystem(502);
  const opening = watchCmsStartup(url, 60_000);
  await opening.asked;
  expect(opening.isOver()).toBe(false);
});

test("one that never comes is said once, and the site goes on without", async () => {
  const said = vi.spyOn(log, "error").mockReturnValue();
  const opening = watchCmsStartup("http://127.0.0.1:9", 1);
  await opening.over;
  expect(said).toHaveBeenCalledTimes(1);
  expect(opening.isOver()).toBe(true);
});
