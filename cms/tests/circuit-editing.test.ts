import type { UID } from "@strapi/strapi";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { secondTrack } from "../../contract/fixtures/circuit/second-track.ts";
import { publishTrack } from "../seed/circuit/import-circuit.ts";
import { readTrack } from "../seed/circuit/track.ts";
import { panoramaProblem } from "../src/content/publishing/panorama-problem.ts";
import { expectRefused } from "./panel.ts";
import { editing } from "./shared-cms.ts";
import { pathOf } from "./taking-off-site.ts";

/** What the panel says to editors of a circuit, of another one than the demo's. */
const { cms, editor } = editing();

beforeAll(() => publishTrack(cms.strapi, readTrack(secondTrack)));

const entrySchema = z.object({ documentId: z.string() });
const answerSchema = z.object({ error: z.object({ message: z.string() }).nullish() });

async function idOf(uid: UID.ContentType, key: string): Promise<string> {
  return entrySchema.parse(await cms.strapi.db.query(uid).findOne({ where: { key } })).documentId;
}

/** Publishes a change in the panel. @returns Why it was refused; `null` when it is published. */
async function refused(uid: UID.ContentType, key: string, change: object, language = "nl"): Promise<string | null> {
  const address = `${pathOf(uid)}/${await idOf(uid, key)}/actions/publish?locale=nl`;
  const { status, body } = await editor.ask("POST", address, change, { "x-panel-language": language });
  const message = answerSchema.parse(body).error?.message ?? null;
  expect(status < 300).toBe(message === null);
  return message;
}

describe("a stand is published only with", () => {
  test.each([
    ["a place", { outline: null }, "‘Omtrek’ is nog leeg"],
    [
      "a place that can be read",
      { outline: "rechts, naast de boom" },
      "‘Omtrek’ is nog leeg, of is niet te lezen; zet op elke regel één hoek",
    ],
    ["a size in metres", { outline: "52.8412, 6.6127\n52.8413, 6.6127\n52.8413, 6.6131" }, "vul de hoeken in meters"],
    ["an area", { outline: "350, -50\n400, -50\n450, -50" }, "gaat bijna nergens omheen"],
    ["a direction", { facingBearing: null }, "‘Kijkrichting (graden)’ is nog leeg"],
    [
      "a direction towards the track",
      { facingBearing: 180 },
      "‘Kijkrichting (graden)’ (180) wijst van de baan af, die op 0 graden ligt",
    ],
    ["rows", { rows: null }, "‘Rijen’ is nog leeg"],
    ["rows above nought", { rows: -5 }, "‘Rijen’ staat, kan niet; vul een getal boven 0 in"],
    ["a zone", { zone: { set: [] } }, "‘Zone’ is nog leeg"],
  ])("S08 %s", async (_, change, words) => {
    expect(await refused("api::stand.stand", "oever", change)).toContain(words);
  });

  test("and then it is", async () => {
    const whole = {
      outline: "350 -50\n450; -50\n450, -25\n350, -25",
      facingBearing: 360,
      rows: 11,
      priceCategory: "een",
    };
    const zone = { set: [{ documentId: await idOf("api::zone.zone", "zee") }] };
    const entrance = { set: [{ documentId: await idOf("api::point-of-interest.point-of-interest", "hek-zuid") }] };
    expect(await refused("api::stand.stand", "oever", { ...whole, zone, entrance })).toBeNull();
    const toilets = { set: [{ documentId: await idOf("api::point-of-interest.point-of-interest", "wc-kade") }] };
    expect(await refused("api::stand.stand", "oever", { entrance: toilets }, "en")).toContain("is no entrance");
    expect(await refused("api::stand.stand", "oever", { entrance })).toBeNull();
  });
});

test("S08 toilets aren’t published on the track, nor a corner’s record of a year to come", async () => {
  expect(await refused("api::point-of-interest.point-of-interest", "wc-kade", { x: 400, y: 2 })).toBe(
    "Plek ‘wc-kade’: ligt op de baan: 2 m van de hartlijn, en 6 m is het minste.",
  );
  const record = { recordSpeed: 200, recordHolder: "A. Wierda", recordYear: 2150 };
  expect(await refused("api::corner.corner", "kwelder", record)).toContain("het record is van 2150");
});

test.each([
  ["zone", "api::zone.zone", "zee"],
  ["entrance", "api::point-of-interest.point-of-interest", "hek-zuid"],
] as const)("a %s that a stand has chosen stays on the site", async (_, uid, key) => {
  const [path, documentId] = [pathOf(uid), await idOf(uid, key)];
  const words = { nl: "is nog gekozen bij: ‘Oever’ (Tribune, nl)", en: "is still chosen at: ‘Oever’ (" };
  for (const asked of [
    ["POST", `${path}/${documentId}/actions/unpublish`, {}],
    ["DELETE", `${path}/${documentId}`],
    ["POST", `${path}/actions/bulkUnpublish`, { documentIds: [documentId] }],
    ["POST", `${path}/actions/bulkDelete`, { documentIds: [documentId] }],
  ] as const)
    await expectRefused(editor, asked, words);
});

test.each([
  ["javascript:alert(1)", "geen adres dat een browser mag openen"],
  ["http://beeld.example/a.m3u8", "geen adres dat een browser mag openen"],
  ["//elders.example/a.m3u8", "geen adres dat een browser mag openen"],
  ["https://naam:geheim@beeld.example/a.m3u8", "geen adres dat een browser mag openen"],
  ["https://*.beeld.example/a.m3u8", "geen adres dat een browser mag openen"],
  ["/account", "geen adres dat een browser mag openen"],
  [null, "Een camera die live is, heeft een adres nodig"],
])("S10 a camera isn't published with the address %s", async (stream, words) => {
  expect(await refused("api::camera.camera", "start", { stream, state: "live" })).toContain(words);
});

test("S10 a camera is published with hours and an address over https", async () => {
  const camera = {
    state: "live",
    stream: "https://beeld.example/a.m3u8",
    hours: [{ days: "weekend", startTime: "08:00", endTime: "08:00" }],
  };
  expect(await refused("api::camera.camera", "start", camera)).toContain("zijn ‘Van’ en ‘Tot’ gelijk");
  expect(await refused("api::camera.camera", "start", { ...camera, hours: [] })).toBeNull();
});

test("a corner's story is in both languages, and it turns as the track does", async () => {
  expect(await refused("api::corner.corner", "kwelder", { story: "Zilt." })).toContain("staat er in één taal");
  expect(await refused("api::corner.corner", "kwelder", { story: null, turn: "right" })).toContain("de andere kant op");
  expect(await refused("api::corner.corner", "kwelder", { story: "Zilt.", storyEn: "Salt.", turn: "left" })).toBeNull();
});

describe("the circuit itself", () => {
  const { startFinish, sectors, pitLane, areas, paths } = structuredClone(secondTrack);
  const many = Array.from({ length: 10_000 }, (_, index) => [index * 2, Math.sin(index)]);
  const loose = { id: "los", position: [-200, -200], arrivesAt: [] };
  const edge = { kind: "path", surface: "grass", isStepFree: true, widthMetres: 2 };
  const island = [loose, { id: "eiland", position: [-220, -200], arrivesAt: [] }];

  test.each([
    [
      "10,000 points",
      { track: { startFinish, sectors, centreLine: many, pitLane } },
      "heeft 10000, en 6000 is het meeste",
    ],
    ["no line at all", { track: "baan" }, "‘centreLine’ is nog leeg"],
    ["grounds that are none", { grounds: {} }, "‘Terrein en paden’ horen ‘areas’ en ‘paths’"],
    ["words for grounds", { grounds: "geen json {" }, "plak het hele stuk JSON"],
    [
      "paths in two parts",
      {
        grounds: {
          areas,
          paths: {
            nodes: [...paths.nodes, ...island],
            edges: [...paths.edges, { ...edge, from: "los", to: "eiland" }],
          },
        },
      },
      "los van de rest",
    ],
  ])("isn't published with %s, and says why at once", async (_, change, words) => {
    const address = "/single-types/api::circuit.circuit/actions/publish";
    const { status, body } = await editor.ask("POST", address, change);
    expect(answerSchema.parse(body).error?.message).toContain(words);
    expect(status).toBe(400);
  });

  test("is published with a file pasted whole at its track", async () => {
    const change = {
      track: structuredClone(secondTrack),
      grounds: { areas, paths },
      lengthMetres: secondTrack.lengthMetres,
    };
    const { status } = await editor.ask("POST", "/single-types/api::circuit.circuit/actions/publish", change);
    expect(status).toBe(200);
  });

  test("lists beside its form what the site leaves out, in the panel's language", async () => {
    const documents = cms.strapi.documents("api::viewpoint.viewpoint");
    await documents.create({
      // Before all others, and it leads nowhere: the tour must not begin there.
      data: { key: "eiland", name: "Eiland", kind: "grounds", order: -1, x: 300, y: 100, height: 1.6, bearing: 0 },
      status: "published",
    });
    const read = async (language: string) =>
      (await editor.ask("GET", "//circuit-problems", undefined, { "x-panel-language": language })).body;

    expect(await read("nl")).toEqual({
      isShown: true,
      problems: [expect.stringContaining("Halte ‘eiland’: is vanaf de eerste halte (‘baan’) niet te bereiken")],
    });
    expect(await read("en")).toMatchObject({ problems: [expect.stringContaining("can’t be reached")] });
    expect((await cms.get("/circuit?locale=nl")).body).toMatchObject({
      data: { viewpoints: [{ id: "baan" }, { id: "op-oever" }] },
    });
  });
});

test.each([
  ["a photo all the way round", { width: 6000, height: 3000 }, "right"],
  ["a photo that isn't twice as wide as high", { width: 4000, height: 3000 }, "twee keer zo breed als hoog"],
  ["one that is too small", { width: 1000, height: 500 }, "1000 pixels breed"],
  ["one that is too large", { width: 16_000, height: 8000 }, "16000 pixels breed"],
  ["a drawing without a size", { width: null, height: null }, "niet te zien hoe groot"],
])("S12 %s is taken for a 360° photo, or not", (_, photo, words) => {
  expect(panoramaProblem(photo)?.nl ?? "right").toContain(words);
});
