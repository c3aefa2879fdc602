import type { SeedCalendar } from "./calendar.ts";
import { trackDocuments } from "./circuit/track-documents.ts";
import { demoTrack } from "./circuit/track.ts";
import { readDocument } from "./content-document.ts";
import { ContentError, readContentFiles } from "./content-files.ts";
import type { SeedEntry, SeedGroup } from "./document.ts";
import { isSeedKind, kinds, type SeedKind } from "./kinds.ts";
import { readSale, type SeedStock } from "./ticket-sales.ts";

/** Documents from the circuit file, by type. Content files with the same names add fields to them. */
const drawn = new Map(trackDocuments(demoTrack).map(({ kind, documents }) => [kind, documents]));

/**
 * Reads everything that the seed writes: all documents, in the order of seeding, and the stock of the shop.
 *
 * @throws {ContentError} A content file is invalid.
 */
export function seedContent(calendar: SeedCalendar): { groups: SeedGroup[]; stock: SeedStock[] } {
  const order = Object.keys(kinds).filter(isSeedKind);
  const files = new Map(order.map((kind) => [kind, readContentFiles(kind)]));
  const sales = (files.get("ticket-type") ?? []).map((sale) => readSale(sale, files.get("event") ?? [], calendar));
  files.set(
    "ticket-type",
    sales.flatMap(({ types }) => types),
  );
  const keysOf = (kind: SeedKind) => (drawn.get(kind) ?? files.get(kind) ?? []).map(({ key }) => key);

  const documentsOf = (kind: SeedKind): readonly SeedEntry[] => {
    const own = files.get(kind) ?? [];
    const unknown = own.find(({ key }) => !keysOf(kind).includes(key));
    if (unknown !== undefined) throw new ContentError(unknown.file, "", `the circuit's file has no such ${kind}`);
    const read = (key: string, base: SeedEntry | null) => {
      const file = own.find((each) => each.key === key);
      return file === undefined ? base : readDocument(kind, file, base, { calendar, keysOf });
    };
    return keysOf(kind).flatMap((key) => read(key, drawn.get(kind)?.find((part) => part.key === key) ?? null) ?? []);
  };
  const groups = order.map((kind) => ({ kind, documents: documentsOf(kind) }));
  return { groups, stock: sales.flatMap(({ stock }) => stock) };
}
