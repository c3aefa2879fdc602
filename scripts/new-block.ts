import path from "node:path";
import { writeBlock } from "./new-block/write-block.ts";

const [, , name = ""] = process.argv;

try {
  const files = await writeBlock(path.join(import.meta.dirname, ".."), name);
  process.stdout.write(`${files.join("\n")}\n\nWhat is left to do is in docs/recipes.md.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
