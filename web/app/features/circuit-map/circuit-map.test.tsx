import { admission, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { expect, test } from "vitest";
import { readPageQuery } from "#app/domain/page-query.ts";
import { otherCircuit as circuit } from "../../../test/circuits.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { CircuitMap } from "./circuit-map.tsx";
import { mapData } from "./map-data.server.ts";

const seat = (key: string, state: "available" | "sold-out") =>
  ticketOffer({
    ticketId: key,
    stand: { key, name: key, summary: null, colour: "blue", gate: null },
    admissions: [admission({ state })],
  });
const offers = [eventOffers([seat("oever", "available"), seat("kop", "sold-out")])];

function mapAt(search: string, locale: "nl" | "en") {
  const data = mapData(circuit, { locale, offers, query: readPageQuery(new URLSearchParams(search)) });
  const props = { data, title: null, text: null, alarmOf: (id: string | null) => `/ticketalarm?event=${id}` };
  return <CircuitMap {...props} renderWithAvailability={(draw) => draw({})} />;
}

const render = (search: string, locale: "nl" | "en" = "nl") => renderPage(mapAt(search, locale), { locale, search });

test("S08 names point of view, zones, stand and tour", () => {
  const html = render("");
  const names = ["Kies je standpunt", "Bekijk de zones en prijzen", "Kies een tribune", "Virtuele rondleiding"];
  for (const name of names) expect(html).toContain(name);
  const english = render("", "en");
  for (const name of ["Choose your point of view", "View seating zones", "Choose a stand", "Virtual tour"])
    expect(english).toContain(name);
});

test("S08 each stand is a link that says its facts, and the chosen one leads to its tickets", () => {
  const html = render("?stand=oever");
  expect(html).toMatch(/<a [^>]*aria-label="Oever: Zone [^"]+vanaf €[^"]129,00"/u);
  expect(html).toMatch(/href="\/evenementen\/tt-drenthe#oever-tickets-tt-drenthe"/u);
  expect(html).toMatch(/aria-current="true"[^>]*aria-label="Oever:|aria-label="Oever:[^>]*aria-current="true"/u);
});

test("S08 a stand that is sold out leads to the alarm of its event", () => {
  expect(render("?stand=kop")).toMatch(/href="\/ticketalarm\?event=tt1"[^>]*>Zet ticketalarm aan/u);
});

test("S08 what the address says and nobody knows is left out", () => {
  const html = render("?stand=nergens&zone=goud&corner=99&event=zzz&start=x&to=y");
  expect(html).toContain("Waar wil je zitten?");
  expect(html).toContain("TT Drenthe");
});

test("S08 a search is answered beside its field: stands to choose, and every place with the way there", () => {
  const answerTo = (words: string) => /<p role="status"[^>]*>(?:(?!<\/p>).)*/u.exec(render(`?q=${words}`))?.[0] ?? "";
  expect(answerTo("oever")).toMatch(/Gevonden:.*href="[^"]*\?q=oever&amp;stand=oever#[^"]*"[^>]*>Oever</u);
  const toilets = circuit.places.filter(({ kind }) => kind === "toilets");
  expect(toilets).not.toEqual([]);
  for (const { id } of toilets) expect(answerTo("wc")).toContain(`to=${id}#`);
  expect(answerTo("xyzzy")).toContain("Niets gevonden");
});

test("S08 without scripts a form keeps what was chosen in the other one", () => {
  const html = render("?q=oever&stand=oever&corner=1&layers=stands&start=hek-zuid&to=kop&stepfree=1");
  const [filters = "", walk = ""] = html.match(/<form .*?<\/form>/gu) ?? [];
  const hidden = /<input (?=[^>]*type="hidden")[^>]*name="(\w+)"/gu;
  const kept = (form: string) => [...form.matchAll(hidden)].map(([, name]) => name);
  expect(kept(filters)).toEqual(["stand", "layers", "start", "to", "stepfree"]);
  expect(kept(walk)).toEqual(["q", "stand", "corner", "layers"]);
});

test("S08 the arrow points north on a map of which another side is up", () => {
  // The circuit's y axis points to 30°.
  expect(render("")).toContain('style="--north:-30deg"');
});

test("S08 no id stands twice, also with two maps", () => {
  const two = ["one", "two"].map((key) => <div key={key}>{mapAt("", "nl")}</div>);
  const ids = [...renderPage(<>{two}</>).matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
