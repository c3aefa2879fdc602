import { expect, test } from "vitest";
import * as z from "zod";
import { flatten, listAnswer, singleAnswer } from "../src/response.ts";

const entry = z.object({ title: z.string() });

test("C19 entries, relations and media are flattened at every depth", () => {
  const cover = { data: { id: 9, attributes: { documentId: "d" } } };
  const attributes = {
    documentId: "a",
    type: { data: { id: 4, attributes: { documentId: "b", name: "Motorrace" } } },
    news: { data: [{ id: 7, attributes: { documentId: "c", cover } }] },
    blocks: [{ id: 2, __component: "blocks.hero", image: { data: null } }],
  };
  const answer = { data: { id: 1, attributes }, meta: {} };
  expect(flatten(answer)).toEqual({
    id: 1,
    documentId: "a",
    type: { id: 4, documentId: "b", name: "Motorrace" },
    news: [{ id: 7, documentId: "c", cover: { id: 9, documentId: "d" } }],
    blocks: [{ id: 2, __component: "blocks.hero", image: null }],
  });
});

test("C19 an entry without a document id is known by its number", () => {
  expect(flatten({ id: 7, attributes: { title: "TT" } })).toEqual({ id: 7, documentId: "7", title: "TT" });
});

test("C19 the flat shape passes unchanged", () => {
  const flat = { id: 1, documentId: "a", title: "TT", cover: { url: "/uploads/a.jpg" }, tags: ["a", { b: null }] };
  expect(flatten({ data: flat })).toEqual(flat);
});

test("C19 content that happens to be called data or attributes is left alone", () => {
  const content = { title: "Tabel", data: "a|b", attributes: { colour: "yellow" } };
  expect(flatten(content)).toEqual(content);
});

test("C19 a list tells its pagination, or null where the answer has none", () => {
  const data = [{ id: 1, attributes: { title: "TT Drenthe" } }];
  const pagination = { page: 1, pageSize: 9, pageCount: 3, total: 26 };
  expect(listAnswer(entry).parse({ data, meta: { pagination } })).toEqual({
    data: [{ title: "TT Drenthe" }],
    pagination,
  });
  expect(listAnswer(entry).parse({ data })).toEqual({ data: [{ title: "TT Drenthe" }], pagination: null });
});

test("C19 an absent single entry is null, a broken one is an error", () => {
  expect(singleAnswer(entry).parse({ data: null })).toBeNull();
  expect(singleAnswer(entry).parse({ data: { id: 1, attributes: { title: "TT" } } })).toEqual({ title: "TT" });
  expect(singleAnswer(entry).safeParse({ data: { id: 1, attributes: {} } }).success).toBe(false);
  expect(listAnswer(entry).safeParse({ error: { status: 500 } }).success).toBe(false);
});
