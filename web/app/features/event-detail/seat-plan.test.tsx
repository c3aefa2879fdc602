import { eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { expect, test } from "vitest";
import { demoCircuit as demo, otherCircuit as second } from "../../../test/circuits.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { seatPlan } from "./seat-plan.server.ts";
import { SeatPlan } from "./seat-plan.tsx";

const page = { locale: "nl", mapPage: "/plattegrond" } as const;

const standTicket = (key: string) =>
  ticketOffer({ stand: { key, name: key, summary: null, colour: "primary", gate: null } });

test.for([demo, second])("S08 an event shows where one can sit: the stands with seats for it, at $name", (circuit) => {
  const sold = circuit.stands.slice(0, 2);
  const plan = seatPlan(circuit, eventOffers(sold.map(({ id }) => standTicket(id))), page);
  if (plan === null) throw new TypeError("No plan");
  expect(plan.data.stands.map(({ id }) => id)).toEqual(sold.map(({ id }) => id));
  expect(plan.data.gates).toHaveLength(circuit.places.filter(({ kind }) => kind === "entrance").length);
  const { width, height } = plan.data.shape;
  const marks = [...plan.data.stands, ...plan.data.gates];
  expect(marks.filter(({ x, y }) => !(x > 0 && x < width && y > 0 && y < height))).toEqual([]);
  const html = renderPage(<SeatPlan data={plan.data} />);
  for (const { id, name } of sold) {
    expect(html).toContain(`href="/plattegrond?event=tt1&amp;stand=${id}#stand">${name.nl}</a>`);
    expect(html).toContain(`aria-label="Uitzicht vanaf ${name.nl}"`);
  }
});

test("S08 an event without seats in stands has no plan, nor has a site without a circuit", () => {
  expect(seatPlan(demo, eventOffers([ticketOffer({ stand: null })]), page)).toBeNull();
  expect(seatPlan(demo, null, page)).toBeNull();
  expect(seatPlan(null, eventOffers([standTicket("korhoen")]), page)).toBeNull();
});
