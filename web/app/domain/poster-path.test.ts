import { expect, test } from "vitest";
import { readPageQuery } from "./page-query.ts";
import { posterPath } from "./poster-path.ts";

test.each([
  ["/posters/gezocht", "/posters/gezocht?year=1938#poster-form"],
  ["/hulp?type=vragen#form", "/hulp?type=vragen&year=1938#poster-form"],
])("S11 the form for a missing poster on %s is at %s, and reads the year", (page, path) => {
  expect(posterPath(page, 1938)).toBe(path);
  expect(readPageQuery(new URL(path, "http://site.invalid").searchParams).year).toBe("1938");
});
