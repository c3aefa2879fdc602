import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { partnersBlock, postersBlock, timelineBlock } from "@circuit/contract/content/blocks";
import { countdownBlock } from "@circuit/contract/content/event-blocks";
import { partnerSchema, posterSchema, timelineItemSchema } from "@circuit/contract/content/collections";
import { blockFixtures } from "@circuit/contract/fixtures/blocks";
import { partnerEntries, posterEntries, timelineEntries } from "@circuit/contract/fixtures/entries";
import { expect, test, vi } from "vitest";
import { otherCircuit } from "../../test/circuits.ts";
import { readPageQuery } from "../domain/page-query.ts";
import { renderPage } from "../../test/render-page.tsx";
import type { BlockContext } from "./block-context.ts";
import { CountdownSection } from "./countdown/countdown-section.tsx";
import { loadCountdown } from "./countdown/countdown.server.ts";
import { loadPartners } from "./partners/partners.server.ts";
import { Partners } from "./partners/partners.tsx";
import { loadPosters } from "./posters/posters.server.ts";
import { Posters } from "./posters/posters.tsx";
import { loadTimeline } from "./timeline/timeline.server.ts";
import { Timeline } from "./timeline/timeline.tsx";

vi.mock("#app/cms/collections.server.ts", () => ({
  listPartners: () => Promise.resolve(partnerSchema.array().parse(partnerEntries)),
  listPosters: () => Promise.resolve(posterSchema.array().parse(posterEntries)),
  listTimelineItems: () => Promise.resolve(timelineItemSchema.array().parse(timelineEntries)),
}));

const circuit = vi.hoisted((): { value: PublishedCircuit | null } => ({ value: null }));
vi.mock("#app/cms/circuit.server.ts", () => ({ circuitOrNothing: () => Promise.resolve(circuit.value) }));
vi.mock("./timeline/journey/style-sheet.css?url", () => ({ default: "/assets/journey.css" }));

const context: BlockContext = {
  locale: "nl",
  query: readPageQuery(new URLSearchParams()),
  notFound: () => new Error("No such page"),
  formOutcome: null,
  headline: null,
  now: new Date("2026-11-20T22:18:53.000Z"),
  signal: AbortSignal.timeout(60_000),
};

const countdown = countdownBlock.parse(blockFixtures["blocks.countdown"]);

test("S09 runs to the event’s start, says its days in words, and leads to its page", async () => {
  const html = renderPage(
    <CountdownSection block={{ ...countdown, data: await loadCountdown(countdown, context) }} isFirst={false} />,
  );
  expect(html).toContain("<b>153</b>");
  expect(html).toMatch(/<time dateTime="2027-04-23T07:00:00.000Z">23–25 april 2027.<\/time>/iu);
  expect(html).toMatch(/<a [^>]*href="\/evenementen\/superbike-drenthe"/u);
});

test("S09 a moment of the editor’s own wins, and has no end", async () => {
  const until = "2026-12-01T10:00:00.000+01:00";
  const data = await loadCountdown({ ...countdown, until }, { ...context, locale: "en" });
  expect(data).toMatchObject({ startsAt: until, endsAt: null, path: "/en/events/superbike-drenthe" });
  expect(renderPage(<CountdownSection block={{ ...countdown, data }} isFirst={false} />)).toContain(
    "1 december 2026, 10:00.",
  );
});

test("S09 without event and moment the text stays", async () => {
  const data = await loadCountdown({ ...countdown, event: null }, context);
  const html = renderPage(<CountdownSection block={{ ...countdown, data }} isFirst={false} />);
  expect(html).toContain("Zes races in drie klassen.");
  expect(html).not.toContain("timer");
});

const timeline = timelineBlock.parse(blockFixtures["blocks.timeline"]);
const showTimeline = async (limit: number | null) =>
  renderPage(
    <Timeline
      block={{ ...timeline, limit, data: await loadTimeline({ ...timeline, limit }, context) }}
      isFirst={false}
    />,
  );

test("S10 the whole history is there to read, without scrolling sideways", async () => {
  const html = await showTimeline(null);
  for (const { year, title } of timelineEntries)
    expect(html).toMatch(new RegExp(`>${year}</time><h3 [^>]*>${title}<`, "u"));
  expect(html).not.toContain("tabindex");
});

test("S10 a long one is a lap: each moment says its metre and corner, on whichever circuit", async () => {
  circuit.value = otherCircuit;
  const { items, lap } = await loadTimeline({ ...timeline, limit: null }, context);
  const html = await showTimeline(null);
  circuit.value = null;
  const { lengthMetres, corners } = otherCircuit;
  const metres = lap?.places.map((place) => place.metres) ?? [];
  expect(metres).toHaveLength(items.length);
  expect([metres[0], metres.at(-1)]).toEqual([0, lengthMetres]);
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
  expect(html).toContain("Meter 0, aan de start");
  expect(html).toContain(`na ${corners[2]?.name.nl}`);
  for (const drawing of [lap?.wide, lap?.tall]) {
    expect(drawing?.stretches).toHaveLength(items.length - 1);
    const { width = 0, height = 0 } = drawing?.shape ?? {};
    const labels = (drawing?.marks ?? []).flatMap(({ label }) => label ?? []);
    for (const { x, y } of [...(drawing?.marks ?? []), ...labels])
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  }
});

test("S10 a short one runs from the first year to the last, in a region the keyboard can scroll", async () => {
  const html = await showTimeline(4);
  const shownYears = [...html.matchAll(/>(\d{4})<\/time>/gu)].map(([, year]) => year);
  expect(shownYears).toEqual(["1926", "1955", "1985", "2027"]);
  const titleId = /<h2 class="d4" id="(?<id>[^"]+)"/u.exec(html)?.groups?.["id"];
  expect(html).toContain(`role="region" tabindex="0" aria-labelledby="${titleId}"`);
});

const wall = postersBlock.parse(blockFixtures["blocks.posters"]);
const showWall = async (changes: Partial<typeof wall>) => {
  const changed = { ...wall, ...changes };
  return renderPage(<Posters block={{ ...changed, data: await loadPosters(changed, context) }} isFirst={false} />);
};

const years = (html: string) =>
  [...html.matchAll(/(?:<b>|<span class="num">)(\d{4})/gu)].map(([, year]) => Number(year));

test("S11 the whole wall is in the order of years; missing ones stand among them and lead to the form with their year", async () => {
  const html = await showWall({});
  expect(years(html)).toEqual(years(html).toSorted((one, other) => one - other));
  expect(years(html)).toContain(1938);
  expect(html).toMatch(
    /<a [^>]*href="\/posters\/gezocht\?year=1938#poster-form"[^>]*><b>1938<\/b> Deze missen we nog/u,
  );
});

test("S11 an address narrows the wall down to a decade, and says how many years that shows", async () => {
  const all = await loadPosters(wall, context);
  const query = readPageQuery(new URLSearchParams("decade=1930"));
  const data = await loadPosters(wall, { ...context, query });
  const html = renderPage(<Posters block={{ ...wall, data }} isFirst={false} />);
  expect(all.filter?.all).toBe(all.posters.length);
  expect(data.posters.every(({ year }) => year >= 1930 && year < 1940)).toBe(true);
  expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*href="\/\?decade=1930"/u);
  expect(html).toMatch(/role="status"[^>]*>\d+ ja/u);
});

test("S11 an editor can showWall only those found, only those missing, or a few", async () => {
  expect(await showWall({ filter: "found" })).not.toContain("1938");
  expect(await showWall({ filter: "missing" })).not.toContain("/uploads/");
  expect((await showWall({ limit: 1 })).match(/<li>/gu)).toHaveLength(1);
});

test.each([null, "javascript:alert(1)"])("S11 a missing poster is no link when its target is %j", async (wantedUrl) => {
  const html = await showWall({ filter: "missing", link: null, wantedUrl });
  expect(html).toContain("<b>1938</b>");
  expect(html).not.toContain("<a ");
});

test("partners that were chosen are shown, or all of them; one without a logo by name", async () => {
  const block = partnersBlock.parse(blockFixtures["blocks.partners"]);
  const one = { ...block, partners: block.partners.slice(0, 1) };
  expect(await loadPartners(one, context)).toMatchObject([{ name: "Veenbank" }]);
  const data = await loadPartners({ ...block, partners: [] }, context);
  const html = renderPage(<Partners block={{ ...block, data }} isFirst={false} />);
  expect(html).toMatch(/<a href="https:\/\/veenbank.example\/"[^>]*><picture><source [^>]*><img [^>]*alt="Veenbank"/u);
  expect(html).toMatch(/<b [^>]*>Korhoen Olie<\/b>/u);
});
