import { expect, test } from "vitest";
import { demoCircuit as demo, otherCircuit as second } from "../../../test/circuits.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { arrivalMapOf } from "./arrival-map.server.ts";
import { ArrivalMap } from "./arrival-map.tsx";

const page = { locale: "nl", mapPage: "/plattegrond" } as const;
const everywhere = { place: null };

const shown = (data: Parameters<typeof ArrivalMap>[0]["block"]["data"]) => {
  const texts = { title: "Waar je aankomt", text: null, place: null, buttons: [] };
  return renderPage(<ArrivalMap block={{ __component: "blocks.arrival-map", ...texts, data }} isFirst={false} />);
};

test.for([demo, second])("S08 at $name: each car park, stop and camping, and the way on from it", (circuit) => {
  const data = arrivalMapOf(circuit, everywhere, page);
  const wanted = [
    ...circuit.places.filter(({ kind }) => kind === "bus-stop" || kind === "bicycle-parking"),
    ...circuit.areas.filter(({ kind }) => kind === "parking" || kind === "camping"),
  ];
  expect(data.arrivals.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  const { width, height } = data.shape;
  const marks = [...data.arrivals, ...data.gates];
  expect(marks.filter(({ x, y }) => !(x > 0 && x < width && y > 0 && y < height))).toEqual([]);
  for (const [index, one] of marks.entries()) {
    for (const other of marks.slice(index + 1)) {
      const isApart = Math.abs(one.x - other.x) >= 38 || Math.abs(one.y - other.y) >= 34;
      expect(isApart, `${one.name} and ${other.name}`).toBe(true);
    }
  }
  const html = shown(data);
  for (const { id, name } of data.arrivals) expect(html).toContain(`href="/plattegrond?start=${id}#walk">${name}</a>`);
});

test("S08 the demo's car parks are as far from their entrances as its page says", () => {
  const { arrivals } = arrivalMapOf(demo, everywhere, page);
  const wayOf = (wanted: string) => arrivals.find(({ id }) => id === wanted)?.gate;
  expect(wayOf("p1")).toEqual({ name: "Ingang Zuid", minutes: 2 });
  expect(wayOf("p2")).toEqual({ name: "Ingang Oost", minutes: 5 });
  expect(wayOf("p3")).toEqual({ name: "Ingang West", minutes: 2 });
  expect(wayOf("f1")).toEqual({ name: "Ingang Noord", minutes: 1 });
});

test("S08 about one place its name stands on the drawing, and there is no list; an unknown one shows all", () => {
  const data = arrivalMapOf(demo, { place: "zuid" }, page);
  expect(data.place?.name).toBe("Ingang Zuid");
  const html = shown(data);
  expect(html).toContain(">Ingang Zuid</text>");
  expect(html).not.toContain("<ol");
  expect(arrivalMapOf(demo, { place: "nergens" }, page).arrivals).not.toHaveLength(0);
});

test("S08 where no paths hang together no minutes are given, and without a map nothing is a link", () => {
  const data = arrivalMapOf({ ...demo, hasPaths: false }, everywhere, { ...page, mapPage: null });
  expect(data.arrivals.map(({ gate, walk }) => [gate, walk])).toEqual(data.arrivals.map(() => [null, null]));
  expect(shown(data)).not.toContain("<a ");
});

test("S08 without a circuit its title and text stand alone", () => {
  const html = shown(null);
  expect(html).toContain("Waar je aankomt");
  expect(html).not.toContain("<svg");
});
