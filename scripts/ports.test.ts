import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { assertPortIsFree, findFreePort } from "./ports.ts";

test("a port in use stops the start with one line that names the port and the variable", async () => {
  const port = await findFreePort();
  const other = createServer();
  onTestFinished(() => {
    other.close();
  });
  await once(other.listen(port, "127.0.0.1"), "listening");
  const expected = new RegExp(`^Port ${port} is in use: .*WEB_PORT$`, "u");
  await expect(assertPortIsFree("WEB_PORT", "127.0.0.1", port)).rejects.toThrow(expected);
});

test("an address of another machine is named with its variable", async () => {
  await expect(assertPortIsFree("CMS_PORT", "192.0.2.1", 1337)).rejects.toThrow(/192\.0\.2\.1:1337.*CMS_PORT/u);
});
