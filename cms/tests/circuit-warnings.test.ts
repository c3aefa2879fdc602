import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { secondTrack } from "../../contract/fixtures/circuit/second-track.ts";
import { publishTrack } from "../seed/circuit/import-circuit.ts";
import { readTrack } from "../seed/circuit/track.ts";
import { editing } from "./shared-cms.ts";

/** What stands beside the form of the circuit, and takes nothing off the site. */
const { cms, editor } = editing();

beforeAll(() => publishTrack(cms.strapi, readTrack(secondTrack)));

const publishing = "/single-types/api::circuit.circuit/actions/publish";
const { areas, paths } = structuredClone(secondTrack);

const listSchema = z.object({ problems: z.array(z.string()) });

async function listed(language: string): Promise<string[]> {
  const headers = { "x-panel-language": language };
  return listSchema.parse((await editor.ask("GET", "//circuit-problems", undefined, headers)).body).problems;
}

test("S08 an entrance at whose node nobody arrives any more is told, though a path passes it", async () => {
  expect(await listed("nl")).toEqual([]);
  const nodes = paths.nodes.map((node) => (node.id === "hek" ? { ...node, arrivesAt: [] } : node));
  const taken = await editor.ask("POST", publishing, { grounds: { areas, paths: { ...paths, nodes } } });
  expect(taken.status).toBe(200);

  expect(await listed("nl")).toContainEqual(
    expect.stringContaining("Plek ‘hek-zuid’: ligt naast een pad, maar geen knooppunt komt erbij uit"),
  );
  expect(await listed("en")).toContainEqual(expect.stringContaining("no node arrives there"));

  expect((await editor.ask("POST", publishing, { grounds: { areas, paths } })).status).toBe(200);
  expect(await listed("nl")).toEqual([]);
});

test("S08 a stand from before that looks away is told, and stays on the map", async () => {
  // Behind the back of the check, as an entry from an earlier version is.
  const where = { key: "oever", locale: "nl", publishedAt: { $notNull: true } };
  await cms.strapi.db.query("api::stand.stand").update({ where, data: { facingBearing: 180 } });
  // The list is made anew once something is published.
  expect((await editor.ask("POST", publishing, {})).status).toBe(200);

  expect(await listed("nl")).toEqual([
    expect.stringContaining(
      "Tribune ‘oever’: ‘Kijkrichting (graden)’ (180) wijst van de baan af, die op 0 graden ligt",
    ),
  ]);
  expect(await listed("en")).toEqual([expect.stringContaining("points away from the track, which lies at 0 degrees")]);
  expect(JSON.stringify((await cms.get("/circuit?locale=nl")).body)).toContain('"id":"oever"');
});

test("S08 what is moved away from its node is published, and told until a node there arrives at it", async () => {
  const found: unknown = await cms.strapi.db.query("api::stand.stand").findOne({ where: { key: "oever" } });
  const { documentId } = z.object({ documentId: z.string() }).parse(found);
  const address = `/collection-types/api::stand.stand/${documentId}/actions/publish?locale=nl`;
  const publishAt = async (outline: string) =>
    (await editor.ask("POST", address, { outline, facingBearing: 0 })).status;

  expect(await publishAt("350, -170\n450, -170\n450, -145\n350, -145")).toBe(200);
  expect(await listed("nl")).toEqual([
    expect.stringMatching(
      /^Tribune ‘oever’: ligt \d+ m van het knooppunt ‘[a-z-]+’, en daar wijst de site de weg erheen/u,
    ),
  ]);
  expect(await listed("en")).toContainEqual(expect.stringContaining("where the site shows the way to it"));

  expect(await publishAt("350, -50\n450, -50\n450, -25\n350, -25")).toBe(200);
  expect(await listed("nl")).toEqual([]);
});
