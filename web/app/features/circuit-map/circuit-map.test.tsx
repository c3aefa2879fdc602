import { publishedCircuitSchema } from "@circuit/contract/circuit/published-circuit";
import { admission, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { secondCircuit } from "@circuit/contract/fixtures/circuit/second-circuit";
import { describe, expect, test } from "vitest";
import { readPageQuery } from "#app/domain/page-query.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { CircuitMap } from "./circuit-map.tsx";
import { mapData } from "./map-data.server.ts";

const circuit = publishedCircuitSchema.parse(secondCircuit());

const seat = (key: string, state: "available" | "sold-out") =>
  ticketOffer({
    ticketId: key,
    stand: { key, name: key, summary: null, colour: "blue", gate: null },
    admissions: [admission({ state })],
  });
const offers = [eventOffers([seat("oever", "available"), seat("kop", "sold-out")])];

function render(search: string, locale: "nl" | "en" = "nl"): string {
  const data = mapData(circuit, { locale, offers, query: readPageQuery(new URLSearchParams(search)) });
  const map = (
    <CircuitMap
      data={data}
      title={null}
      text={null}
      renderWithAvailability={(draw) => draw({})}
      alarmOf={(id) => `/ticketalarm?event=${id}`}
    />
  );
  return renderPage(map, { locale, search });
}

describe("S08 the map of another circuit, without scripts", () => {
  test("names point of view, zones, stand and tour", () => {
    const html = render("");
    for (const name of [
      "Kies je standpunt",
      "Bekijk de zones en prijzen",
      "Kies een tribune",
      "Virtuele rondleiding",
    ]) {
      expect(html).toContain(name);
    }
    const english = render("", "en");
    for (const name of ["Choose your point of view", "View seating zones", "Choose a stand", "Virtual tour"]) {
      expect(english).toContain(name);
    }
  });

  test("each stand is a link that says its facts, and the chosen one leads to its tickets", () => {
    const html = render("?stand=oever");
    expect(html).toMatch(/<a [^>]*aria-label="Oever: Zone [^"]+vanaf €[^"]129,00"/u);
    expect(html).toMatch(/href="\/evenementen\/tt-drenthe#oever-tickets-tt-drenthe"/u);
    expect(html).toMatch(/aria-current="true"[^>]*aria-label="Oever:|aria-label="Oever:[^>]*aria-current="true"/u);
  });

  test("a stand that is sold out leads to the alarm of its event", () => {
    expect(render("?stand=kop")).toMatch(/href="\/ticketalarm\?event=tt1"[^>]*>Zet ticketalarm aan/u);
  });

  test("what the address says and nobody knows is left out", () => {
    const html = render("?stand=nergens&zone=goud&corner=99&event=zzz&start=x&to=y");
    expect(html).toContain("Waar wil je zitten?");
    expect(html).toContain("TT Drenthe");
  });

  test("a search is answered beside its field: stands to choose, and every place with the way there", () => {
    const answerTo = (words: string) => /<p role="status"[^>]*>(?:(?!<\/p>).)*/u.exec(render(`?q=${words}`))?.[0] ?? "";
    expect(answerTo("oever")).toMatch(/Gevonden:.*href="[^"]*\?q=oever&amp;stand=oever#[^"]*"[^>]*>Oever</u);
    const toilets = circuit.places.filter(({ kind }) => kind === "toilets");
    expect(toilets).not.toEqual([]);
    for (const { id } of toilets) expect(answerTo("wc")).toContain(`to=${id}#`);
    expect(answerTo("xyzzy")).toContain("Niets gevonden");
  });

  test("no id stands twice, also with two maps", () => {
    const query = readPageQuery(new URLSearchParams());
    const data = mapData(circuit, { locale: "nl", offers, query });
    const map = (
      <CircuitMap
        data={data}
        title={null}
        text={null}
        renderWithAvailability={(draw) => draw({})}
        alarmOf={() => null}
      />
    );
    const ids = [...renderPage(<>{[map, <div key="second">{map}</div>]}</>).matchAll(/\sid="([^"]+)"/gu)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
