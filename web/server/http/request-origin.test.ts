import { expect, test } from "vitest";
import { isOwnOrigin } from "./request-origin.ts";

const published = { siteUrl: "https://circuit.example", names: ["www.circuit.example", "circuit.example:8443"] };
const local = { siteUrl: "http://localhost:3000", names: [] };

const hidden = { origin: "null", "sec-fetch-site": "same-origin" };
test.each([
  ["the site's own address", { origin: "https://circuit.example" }, true],
  ["another name of it", { origin: "https://www.circuit.example" }, true],
  ["no origin at all, as mail programs send", {}, true],
  ["no origin, on the same site", { "sec-fetch-site": "same-origin" }, true],
  ["no origin, and another site's page", { "sec-fetch-site": "cross-site" }, false],
  ["a hidden origin on the same site", { ...hidden, host: "circuit.example" }, true],
  ["a hidden origin on another name", { ...hidden, host: "www.circuit.example" }, true],
  ["a hidden origin that a browser says nothing of", { origin: "null", host: "circuit.example" }, false],
  ["a hidden origin elsewhere", { origin: "null", "sec-fetch-site": "cross-site", host: "circuit.example" }, false],
  ["a name that leads here and isn't ours", { ...hidden, host: "kwaad.example" }, false],
  ["another site", { origin: "https://kwaad.example", "sec-fetch-site": "same-origin", host: "kwaad.example" }, false],
  ["a subdomain that isn't named", { origin: "https://shop.circuit.example" }, false],
  ["a name that begins alike", { origin: "https://circuit.example.kwaad.example" }, false],
  ["our name without encryption", { origin: "http://circuit.example" }, false],
  ["our name at another port", { origin: "https://circuit.example:444" }, false],
  ["this machine", { origin: "http://localhost:3000" }, false],
])("a form from %s is told rightly", (_, headers, isOwn) => {
  expect(isOwnOrigin(new Headers(headers), published)).toBe(isOwn);
});

test.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1:3000", true],
  ["http://[::1]:3000", true],
  ["http://circuit.localhost:3000", true],
  ["https://kwaad.example", false],
  ["http://localhost.kwaad.example", false],
])("on a machine of one's own a form from %s is told rightly", (origin, isOwn) => {
  expect(isOwnOrigin(new Headers({ origin }), local)).toBe(isOwn);
});
