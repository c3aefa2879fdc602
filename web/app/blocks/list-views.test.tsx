import { countdownBlock, partnersBlock, postersBlock, timelineBlock } from "@circuit/contract/blocks";
import { partnerSchema, posterSchema, timelineItemSchema } from "@circuit/contract/collections";
import { blockFixtures } from "@circuit/contract/fixtures/blocks";
import { partnerEntries, posterEntries, timelineEntries } from "@circuit/contract/fixtures/entries";
import { describe, expect, test, vi } from "vitest";
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

vi.mock("#app/cms/partners.server.ts", () => ({
  listPartners: () => Promise.resolve(partnerSchema.array().parse(partnerEntries)),
}));
vi.mock("#app/cms/posters.server.ts", () => ({
  listPosters: () => Promise.resolve(posterSchema.array().parse(posterEntries)),
}));
vi.mock("#app/cms/timeline.server.ts", () => ({
  listTimelineItems: () => Promise.resolve(timelineItemSchema.array().parse(timelineEntries)),
}));

const context: BlockContext = {
  locale: "nl",
  query: readPageQuery(new URLSearchParams()),
  notFound: () => new Error("No such page"),
  formOutcome: null,
  now: new Date("2026-11-20T22:18:53.000Z"),
  signal: AbortSignal.timeout(60_000),
};

describe("S09 countdown", () => {
  const block = countdownBlock.parse(blockFixtures["blocks.countdown"]);

  test("S09 runs to the event’s start, says its days in words, and leads to its page", async () => {
    const html = renderPage(
      <CountdownSection block={{ ...block, data: await loadCountdown(block, context) }} isFirst={false} />,
    );
    expect(html).toContain("<b>153</b>");
    expect(html).toMatch(/<time dateTime="2027-04-23T07:00:00.000Z">23–25 april 2027.<\/time>/iu);
    expect(html).toMatch(/<a [^>]*href="\/evenementen\/superbike-drenthe"/u);
  });

  test("S09 a moment of the editor’s own wins, and has no end", async () => {
    const until = "2026-12-01T10:00:00.000+01:00";
    const data = await loadCountdown({ ...block, until }, { ...context, locale: "en" });
    expect(data).toMatchObject({ startsAt: until, endsAt: null, path: "/en/events/superbike-drenthe" });
    expect(renderPage(<CountdownSection block={{ ...block, data }} isFirst={false} />)).toContain(
      "1 december 2026, 10:00.",
    );
  });

  test("S09 without event and moment the text stays", async () => {
    const data = await loadCountdown({ ...block, event: null }, context);
    const html = renderPage(<CountdownSection block={{ ...block, data }} isFirst={false} />);
    expect(html).toContain("Zes races in drie klassen.");
    expect(html).not.toContain("timer");
  });
});

describe("S10 timeline", () => {
  const block = timelineBlock.parse(blockFixtures["blocks.timeline"]);
  const show = async (limit: number | null) =>
    renderPage(
      <Timeline block={{ ...block, limit, data: await loadTimeline({ ...block, limit }, context) }} isFirst={false} />,
    );

  test("S10 the whole history is there to read, without scrolling sideways", async () => {
    const html = await show(null);
    for (const { year, title } of timelineEntries)
      expect(html).toMatch(new RegExp(`>${year}</time><h3 [^>]*>${title}<`, "u"));
    expect(html).not.toContain("tabindex");
  });

  test("S10 a short one runs from the first year to the last, in a region the keyboard can scroll", async () => {
    const html = await show(4);
    expect([...html.matchAll(/>(?<year>\d{4})<\/time>/gu)].map(({ groups }) => groups?.["year"])).toEqual([
      "1926",
      "1955",
      "1985",
      "2027",
    ]);
    const titleId = /<h2 class="d4" id="(?<id>[^"]+)"/u.exec(html)?.groups?.["id"];
    expect(html).toContain(`role="region" tabindex="0" aria-labelledby="${titleId}"`);
  });
});

describe("S11 posters", () => {
  const block = postersBlock.parse(blockFixtures["blocks.posters"]);
  const show = async (changes: Partial<typeof block>) => {
    const changed = { ...block, ...changes };
    return renderPage(<Posters block={{ ...changed, data: await loadPosters(changed, context) }} isFirst={false} />);
  };

  test("S11 posters come by year, then the missing ones as frames that ask for help", async () => {
    const html = await show({});
    expect(html).toMatch(
      /<a href="\/uploads\/1926.jpg".*1926, Harm Wessels.*<a href="\/uploads\/1949.jpg".*<b>1938<\/b>/u,
    );
    expect(html).toMatch(/<a [^>]*href="\/posters\/gezocht"[^>]*><b>1938<\/b> Deze missen we nog/u);
  });

  test("S11 an editor can show only those found, only those missing, or a few", async () => {
    expect(await show({ filter: "found" })).not.toContain("1938");
    expect(await show({ filter: "missing" })).not.toContain("/uploads/");
    expect((await show({ limit: 1 })).match(/<li>/gu)).toHaveLength(1);
  });

  test.each([null, "javascript:alert(1)"])(
    "S11 a missing poster is no link when its target is %j",
    async (wantedUrl) => {
      const html = await show({ filter: "missing", link: null, wantedUrl });
      expect(html).toContain("<b>1938</b>");
      expect(html).not.toContain("<a ");
    },
  );
});

describe("partners", () => {
  const block = partnersBlock.parse(blockFixtures["blocks.partners"]);

  test("those chosen are shown, or all of them; one without a logo by name", async () => {
    const [first] = block.partners;
    const one = { ...block, partners: first ? [first] : [] };
    expect(await loadPartners(one, context)).toMatchObject([{ name: "Veenbank" }]);

    const data = await loadPartners({ ...block, partners: [] }, context);
    const html = renderPage(<Partners block={{ ...block, data }} isFirst={false} />);
    expect(html).toMatch(
      /<a href="https:\/\/veenbank.example\/"[^>]*><picture><source [^>]*><img [^>]*alt="Veenbank"/u,
    );
    expect(html).toMatch(/<b [^>]*>Korhoen Olie<\/b>/u);
  });
});
