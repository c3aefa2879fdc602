import { expect, test } from "vitest";
import { anyEvent } from "../../../../test/event-summaries.ts";
import type { EventSummary } from "#app/ui/event-card.tsx";
import { SaleMark } from "#app/ui/sale-mark.tsx";
import { renderPage } from "../../../../test/render-page.tsx";
import type { PosterEvent } from "./season-poster-data.ts";
import { SeasonPoster } from "./season-poster.tsx";

const band: PosterEvent = { ...anyEvent, heading: anyEvent.title, weight: 1 };

const poster = (given: Partial<EventSummary>, locale: "nl" | "en" = "nl") =>
  renderPage(
    <SeasonPoster poster={{ year: "2027", bands: [{ ...band, ...given }], sender: "circuit.example", place: null }} />,
    { locale },
  );

test.for([
  { phase: "closed", words: "Verkoop gesloten" },
  { phase: "closed", words: "Afgelast" },
] as const)("where nothing is sold the poster has the words of the cards: %o", (status) => {
  const words = /<p[^>]*>([^<]+)<\/p>/u.exec(renderPage(<SaleMark status={{ ...band, ...status }} />))?.[1];
  expect(words).toBe(status.words);
  expect(poster(status)).toContain(`>${words}</p>`);
});
