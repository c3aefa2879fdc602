import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

function requestWith(forwarded: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, "remoteAddress", { value: "127.0.0.1" });
  if (forwarded !== undefined) request.headers["x-forwarded-for"] = forwarded;
  return request;
}

test("F11 without a proxy nobody can pretend to be somewhere else", () => {
  expect(clientAddress(requestWith("203.0.113.9"), 0)).toBe("127.0.0.1");
});

test("F11 behind proxies the address is the one that the outermost of ours saw", () => {
  expect(clientAddress(requestWith("1.1.1.1, 203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(clientAddress(requestWith("1.1.1.1, 203.0.113.9, 10.0.0.2"), 2)).toBe("203.0.113.9");
});

test("F11 a header that is missing or too short counts for nothing", () => {
  expect(clientAddress(requestWith(undefined), 1)).toBe("127.0.0.1");
  expect(clientAddress(requestWith("203.0.113.9"), 2)).toBe("127.0.0.1");
});

test.each([
  ["203.0.113.9:41234", "203.0.113.9"],
  ["[2001:db8::1]:41234", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["unknown", "127.0.0.1"],
  ["<script>", "127.0.0.1"],
])("F11 a proxy that writes %s means %s", (written, address) => {
  expect(clientAddress(requestWith(written), 1)).toBe(address);
});
