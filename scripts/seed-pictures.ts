import path from "node:path";
import { runCommand } from "./run-command.ts";

// `npm run seed:pictures`: encodes the sizes of the seed's pictures that are in the repository.
await runCommand(["node", "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "seed/fill-size-cache.ts"], {
  cwd: path.join(import.meta.dirname, "../cms"),
});
