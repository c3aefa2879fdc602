import { expect, test } from "vitest";
import { anyEvent } from "../../../../test/event-summaries.ts";
import { SaleMark } from "#app/ui/sale-mark.tsx";
import { renderPage } from "../../../../test/render-page.tsx";
import type { PosterEvent } from "./season-poster-data.ts";
import { SeasonPoster } from "./season-poster.tsx";

test("where nothing is sold the poster has the words of the cards", () => {
  const band: PosterEvent = { ...anyEvent, heading: "TT Drenthe", weight: 1, phase: "closed", words: "Afgelast" };
  const poster = { year: "2027", bands: [band], sender: "circuit.example", place: null };
  for (const view of [<SaleMark key="card" status={band} />, <SeasonPoster key="poster" poster={poster} />])
    expect(renderPage(view)).toContain(">Afgelast</p>");
});
