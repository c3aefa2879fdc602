import { startAlteredSite } from "../fixtures/altered-content-system.ts";
import { outOfSight } from "../fixtures/out-of-sight.ts";
import { expect, test } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

/** As long as words get that an editor types without thinking of it. */
const longWord = "Toegankelijkheidsvoorzieningen";

/** Pages that together have every kind of block with a title or a link. */
const paths = [
  "/",
  "/business",
  "/contact",
  "/evenementen/tt-drenthe",
  "/circuit",
  "/media",
  "/ticketalarm",
  "/accommodaties",
  "/bereikbaarheid",
  "/official-worden",
];

const widths = [320, 768, 1024, 1280];

/** Puts the word before the title of every block, and before what its links and buttons say. */
function withLongWords(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === "object" &&
    value !== null &&
    "__component" in value &&
    String(value.__component).startsWith("blocks.")
      ? lengthened(value)
      : value,
  );
}

function lengthened(block: object): object {
  const before = (text: unknown) => (typeof text === "string" ? `${longWord} ${text}` : text);
  const labelled = (link: unknown) =>
    typeof link === "object" && link !== null && "label" in link ? { ...link, label: before(link.label) } : link;
  return Object.fromEntries(
    Object.entries(block).map(([name, value]) => {
      if (name === "title") return [name, before(value)];
      if (name === "link") return [name, labelled(value)];
      if (name === "buttons" && Array.isArray(value)) return [name, value.map(labelled)];
      return [name, value];
    }),
  );
}

test("the longest words in titles and links of blocks are read whole, and push nothing away, at four widths", async ({
  page,
}) => {
  test.setTimeout(3 * 60_000);
  const web = await startAlteredSite(withLongWords);
  const found: string[] = [];
  try {
    for (const path of paths) {
      await page.goto(`${web.address}${path}`, { waitUntil: "domcontentloaded" });
      await whenStyled(page);
      await expect(page.getByRole("main").getByText(longWord).first()).toBeAttached();
      // It has no blocks, and hides the events for which it has no room.
      await page.getByRole("banner").evaluate((header) => (header.style.visibility = "hidden"));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await outOfSight(page)).map((fault) => `${path} at ${width}: ${fault}`));
        found.push(...(await narrowPictures()).map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
  } finally {
    await page.goto("about:blank");
    await web.stop();
  }
  expect(found).toEqual([]);

  /** Pictures of the content that are no more than a stamp. */
  function narrowPictures(): Promise<string[]> {
    return page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>("main figure img")]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().width < innerWidth / 6)
        .map((image) => `${image.alt.slice(0, 30)} is ${Math.round(image.getBoundingClientRect().width)} px wide`),
    );
  }
});
