import { expect, test } from "vitest";
import { demoCircuit as circuit } from "../../../test/circuits.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { SeatViewScreen, type SeatViewProps } from "./seat-view-screen.tsx";
import { seatView } from "./seat-view.server.ts";

const picture = { url: "/uploads/hunebed.jpg", alternativeText: null, focalPoint: null };
const still = { ...picture, width: 1280, height: 720, variants: [], avif: [] };

function htmlOf(props: Partial<SeatViewProps> & { still?: typeof still } = {}): string {
  const stand = circuit.stands.find(({ id }) => id === "hunebed");
  if (stand === undefined) throw new TypeError("No stand");
  const view = seatView(circuit, stand, {
    locale: "nl",
    wishes: { part: "high", time: "08:45" },
    day: { date: "2027-09-12", sessions: [] },
    still: props.still ?? null,
  });
  return renderPage(
    <SeatViewScreen
      view={view}
      event={{ title: "Hunebed Classic", date: "2027-09-12", chosenId: "abc" }}
      crumbs={[{ title: "Plattegrond", path: "/plattegrond" }]}
      mapPath="/plattegrond?event=abc&stand=hunebed"
      ticketsPath="/evenementen/hunebed-classic#hunebed-tickets-hunebed-classic"
      {...props}
    />,
  );
}

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/gu)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

test("every choice and every step keeps the event, the seat and the hour", () => {
  const views = linksOf(htmlOf()).filter((href) => href.startsWith("/uitzicht/"));
  expect(views).toHaveLength(2 + 3 + 4);
  for (const href of views) {
    const { searchParams } = new URL(href, "http://site.invalid");
    expect([...searchParams.keys()]).toEqual(["event", "row", "time"]);
    expect(searchParams.get("event")).toBe("abc");
  }
  expect(views).toContain("/uitzicht/zandverstuiving?event=abc&row=high&time=08%3A45");
  expect(linksOf(htmlOf({ event: null })).filter((href) => href.includes("event=abc"))).toEqual([
    "/plattegrond?event=abc&stand=hunebed",
  ]);
});

test("a stand without a still shows its plan, and both say what they are of", () => {
  expect(htmlOf()).toMatch(/role="img" aria-label="Plattegrond rond Hunebedtribune/u);
  const html = htmlOf({ still });
  expect(html).toContain('alt="Tekening van het uitzicht vanaf Hunebedtribune"');
  expect(html).toMatch(/role="img" aria-label="Plattegrond rond Hunebedtribune/u);
});

test("without scripts nothing is offered that needs them, and the view in words is there", () => {
  const html = htmlOf();
  expect(html).not.toContain("Kijk rond");
  expect(html).toContain("Je zit op rij 18 van 18");
});
