import { expect, test } from "vitest";
import { storeFiles } from "../src/inbox/inbox-files.ts";
import type { ObjectStore } from "../src/storage/object-store.ts";

/** A store that is full after its first file, and slow with its others. */
function fullStore(kept: Set<string>): ObjectStore {
  let puts = 0;
  return {
    async put(name) {
      puts += 1;
      if (puts === 2) throw new Error("The disk is full");
      await new Promise((resolve) => setTimeout(resolve, puts * 20));
      kept.add(name);
    },
    open: () => Promise.resolve(null),
    delete: (name) => Promise.resolve(void kept.delete(name)),
  };
}

test("F17 when one file of a submission can't be kept, none stays behind", async () => {
  const kept = new Set<string>();
  const file = { content: Buffer.from("x"), extension: "jpg" as const, type: "image/jpeg" as const };
  const files = ["een", "twee", "drie"].map((name) => ({ field: "foto", name: `${name}.jpg`, file }));
  await expect(storeFiles(fullStore(kept), files)).rejects.toThrow("1 of 3 files can't be kept");
  expect(kept).toEqual(new Set());
});
