import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { secondCircuit } from "../../contract/fixtures/circuit/second-circuit.ts";
import { secondTrack } from "../../contract/fixtures/circuit/second-track.ts";
import { findTrackProblems } from "../../contract/src/circuit/find-track-problems.ts";
import { type PublishedCircuit, publishedCircuitSchema } from "../../contract/src/circuit/published-circuit.ts";
import { singleAnswer } from "../../contract/src/response.ts";
import { importCircuit, publishTrack } from "../seed/circuit/import-circuit.ts";
import { readTrack } from "../seed/circuit/track.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

/** The circuit as the site gets it, of another circuit than the demo's: nothing here may know that one by heart. */
const cms = emptyCmsForFile();

async function circuit(): Promise<PublishedCircuit> {
  const { status, body } = await cms.get("/circuit?locale=nl");
  expect(status).toBe(200);
  const read = singleAnswer(publishedCircuitSchema).parse(body);
  if (read === null) throw new TypeError("No circuit");
  return read;
}

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id).toSorted();

async function documentIdOf(uid: "api::zone.zone" | "api::camera.camera" | "api::stand.stand", key: string) {
  const { documentId } = await cms.strapi.db.query(uid).findOne({ where: { key } });
  return String(documentId);
}

test("S08 without a circuit the answer is that there is none", async () => {
  expect((await cms.get("/circuit?locale=nl")).status).toBe(404);
});

describe("S08 once a circuit is published", () => {
  const drawn = secondCircuit();

  beforeAll(() => publishTrack(cms.strapi, readTrack(secondTrack)));

  test("all of it is answered, as it stands in its file", async () => {
    const read = await circuit();
    for (const list of ["corners", "zones", "stands", "areas", "places", "cameras", "viewpoints"] as const) {
      expect(idsOf(read[list])).toEqual(idsOf(drawn[list]));
      for (const part of drawn[list]) expect(read[list].find(({ id }) => id === part.id)).toMatchObject(part);
    }
    expect(read).toMatchObject({
      hasPaths: true,
      paths: drawn.paths,
      anchor: drawn.anchor,
      lapRecord: drawn.lapRecord,
    });
    expect(findTrackProblems(read)).toEqual([]);
  });

  test("S10 the address of a camera is told only while it is live, and only one that a browser may be sent to", async () => {
    const [camera] = drawn.cameras;
    const documentId = await documentIdOf("api::camera.camera", camera?.id ?? "");
    const streamWith = async (data: { stream: string; state: "live" | "sleeping" | "maintenance" }) => {
      await cms.strapi.documents("api::camera.camera").update({ documentId, data, status: "published" });
      return (await circuit()).cameras.find(({ id }) => id === camera?.id)?.stream;
    };

    const stream = "https://beeld.example/a.m3u8";
    expect(await streamWith({ stream, state: "live" })).toBe(stream);
    expect(await streamWith({ stream: "/beeld/a.m3u8", state: "live" })).toBe("/beeld/a.m3u8");
    expect(await streamWith({ stream: "/\\elders.example", state: "live" })).toBeNull();
    expect(await streamWith({ stream: "/beeld/a.m3u8", state: "maintenance" })).toBeNull();
  });

  test("what lacks something is left out, and takes nothing else along", async () => {
    const [stand, other] = drawn.stands;
    const documentId = await documentIdOf("api::stand.stand", stand?.id ?? "");
    await cms.strapi
      .documents("api::stand.stand")
      .update({ documentId, locale: "nl", data: { outline: "hier, en daar" }, status: "published" });

    const read = await circuit();
    expect(idsOf(read.stands)).toEqual(idsOf(drawn.stands.filter(({ id }) => id !== stand?.id)));
    expect(read.viewpoints.every((stop) => stop.stand !== stand?.id)).toBe(true);
    expect(read.places).toHaveLength(drawn.places.length);

    const zone = await documentIdOf("api::zone.zone", other?.zone ?? "");
    await cms.strapi.documents("api::zone.zone").unpublish({ documentId: zone });
    expect((await circuit()).stands.filter((one) => one.zone === other?.zone)).toEqual([]);
  });

  test("a circuit whose track is open is none", async () => {
    const { documentId } = await cms.strapi.db.query("api::circuit.circuit").findOne({});
    const { startFinish, sectors, centreLine, pitLane } = structuredClone(secondTrack);
    const track = { startFinish, sectors, centreLine: centreLine.slice(0, 40), pitLane };
    await cms.strapi.documents("api::circuit.circuit").update({ documentId, data: { track }, status: "published" });
    expect((await cms.get("/circuit")).status).toBe(404);
  });

  test.runIf(isWholeRun)(
    "another file replaces it: what isn't in that is gone, but for stands, which leave the map",
    async () => {
      const lines: string[] = [];
      const demo = readFileSync(new URL("../seed/circuit/track.json", import.meta.url), "utf8");
      await importCircuit(cms.strapi, demo, (line) => lines.push(line));
      const read = await circuit();

      expect(read).toMatchObject({ name: "Circuit Drenthe", hasPaths: true });
      expect(idsOf(read.stands)).toEqual(idsOf(readTrack(JSON.parse(demo)).stands));
      expect(findTrackProblems(read)).toEqual([]);
      for (const { id } of drawn.stands) expect(lines.join("\n")).toContain(`The stand ${id} isn't in the file`);
      await importCircuit(cms.strapi, demo, (line) => lines.push(`again ${line}`));
      expect(lines.join("\n")).not.toContain("again");
    },
  );
});
