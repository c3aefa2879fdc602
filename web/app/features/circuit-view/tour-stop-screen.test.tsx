import { expect, test } from "vitest";
import { otherCircuit as circuit } from "../../../test/circuits.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { TourStopScreen } from "./tour-stop-screen.tsx";
import { tourStop } from "./tour-stop.server.ts";

/** Where the links of a stop's page lead that go on in the tour or to a view. */
function linksOf(id: string, event: string | null): string[] {
  const stop = circuit.viewpoints.find((each) => each.id === id);
  if (stop === undefined) throw new TypeError(`No stop ${id}`);
  const shown = tourStop(circuit, stop, { locale: "nl", still: null });
  const html = renderPage(<TourStopScreen stop={shown} event={event} crumbs={[]} mapPath={null} />);
  return [...html.matchAll(/href="(\/(?:rondleiding|uitzicht)\/[^"]+)"/gu)].map(([, href = ""]) => href);
}

test("every way through the tour, and to the view of a stand, keeps the event", () => {
  const links = [...linksOf("baan", "abc"), ...linksOf("op-oever", "abc")];
  expect(links.length).toBeGreaterThan(8);
  expect(links).toContain("/uitzicht/oever?event=abc");
  expect(links.filter((href) => !href.endsWith("?event=abc"))).toEqual([]);
  expect(linksOf("baan", null).filter((href) => href.includes("?"))).toEqual([]);
});
