import { expect, test } from "vitest";
import { entry, media, picture } from "./references.ts";
import { resolveFields, type ReferenceSource } from "./resolve.ts";

const source: ReferenceSource = {
  fileId: (key) => (key === "hero/hero-1" ? 7 : 8),
  alternativeText: () => "Drie motoren",
  documentId: (kind, key) => (key === "unknown" ? undefined : `${kind}-${key}`),
};

test("pictures, files and entries become ids, however deep they lie", () => {
  const { data, waiting } = resolveFields(
    {
      cover: picture("hero/hero-1", "Bijschrift"),
      file: media("files/a.pdf"),
      blocks: [{ type: entry("event-type", "cars"), events: [entry("event", "tt"), entry("event", "gt")] }],
      note: null,
      absent: undefined,
    },
    source,
  );

  expect(data).toEqual({
    cover: { image: 7, alternativeText: "Drie motoren", caption: "Bijschrift" },
    file: 8,
    blocks: [{ type: "event-type-cars", events: ["event-tt", "event-gt"] }],
    note: null,
  });
  expect(waiting).toEqual([]);
});

test("a field that refers to an entry not seeded yet waits, the others don't", () => {
  const { data, waiting } = resolveFields(
    {
      title: "TT",
      blocks: [{ events: [entry("event", "tt"), entry("event", "unknown")] }],
      news: entry("news-article", "unknown"),
    },
    source,
  );

  expect(data).toEqual({ title: "TT" });
  expect(waiting).toEqual(["blocks", "news"]);
});
