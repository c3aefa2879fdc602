import { createHash } from "node:crypto";
import type { Core, UID } from "@strapi/strapi";
import type { ResolvedFields } from "../resolve.ts";
import { DocumentSeeder } from "../seed-documents.ts";
import { trackDocuments } from "./track-documents.ts";
import { readTrack, type Track } from "./track.ts";

/** Content types whose entries all come from the circuit file: entries that aren't in the file are deleted. */
const replaced = [
  ["api::zone.zone", "zones"],
  ["api::point-of-interest.point-of-interest", "places"],
  ["api::camera.camera", "cameras"],
  ["api::viewpoint.viewpoint", "viewpoints"],
] as const satisfies (readonly [UID.ContentType, keyof Track])[];

const noCorners = ["api::corner.corner", [""]] as const;

/**
 * Replaces the circuit by the one in a file, unless that file was imported last. Entries with the same id are updated,
 * others created or deleted. A grandstand that isn't in the file only loses its outline, and so its position on the
 * map, because tickets may have been sold for it.
 *
 * @param text - The JSON of a file that the contract's `readTrackFile` accepts.
 * @param log - Prints a line for the operator.
 */
export async function importCircuit(strapi: Core.Strapi, text: string, log: (line: string) => void): Promise<void> {
  const digest = createHash("sha256").update(text).digest("hex");
  const store = strapi.store({ type: "core", name: "circuit" });
  if ((await store.get({ key: "importedFile" })) === digest) return;

  const track = readTrack(JSON.parse(text));
  await strapi.db.transaction(async () => {
    await deleteOthers(strapi, track);
    await publishTrack(strapi, track);
    for (const key of await removeStandsFromMap(strapi, track))
      log(`CIRCUIT The stand ${key} isn't in the file: it stays for its tickets, and isn't on the map any more`);
    await store.set({ key: "importedFile", value: digest });
  });
  log(
    `CIRCUIT ${track.name}: ${track.stands.length} stands, ${track.corners.length} corners, ${track.places.length} places`,
  );
}

/** Publishes all entries of a circuit. */
export async function publishTrack(strapi: Core.Strapi, track: Track): Promise<void> {
  const seeder = new DocumentSeeder(strapi, { fileIds: new Map(), uploaded: 0, alternativeTexts: {} });
  for (const { kind, documents } of trackDocuments(track)) await seeder.seed(kind, documents);
  await seeder.finish();
}

async function deleteOthers(strapi: Core.Strapi, track: Track): Promise<void> {
  // Deletes all corners, because numbers are unique and may have been swapped.
  const kept = [...replaced.map(([uid, list]) => [uid, track[list].map(({ id }) => id)] as const), noCorners];
  for (const [uid, keys] of kept) {
    const where = { key: { $notIn: keys } };
    const found: { documentId: string }[] = await strapi.db.query(uid).findMany({ where, select: ["documentId"] });
    for (const documentId of new Set(found.map((row) => row.documentId)))
      await strapi.documents(uid).delete({ documentId });
  }
}

/** Removes the outline of grandstands that aren't in the file. @returns Their keys. */
async function removeStandsFromMap(strapi: Core.Strapi, { stands }: Track): Promise<string[]> {
  const uid: UID.ContentType = "api::stand.stand";
  const noOutline: ResolvedFields = { outline: null };
  const where = { key: { $notIn: stands.map(({ id }) => id) }, locale: "nl", publishedAt: { $notNull: true } };
  const found: { documentId: string; key: string }[] = await strapi.db.query(uid).findMany({ where });
  for (const { documentId } of found)
    await strapi.documents(uid).update({ documentId, locale: "nl", data: noOutline, status: "published" });
  return found.map(({ key }) => key);
}
