import type { Config } from "@react-router/dev/config";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { shortenRouteTable } from "./vite/route-table.ts";

export default {
  ssr: true,
  // The table of all pages ships with each: no discovery request per link. `vite/unused-router-parts.ts` takes the code
  // for the other mode out of the router.
  routeDiscovery: { mode: "initial" },
  // A loader in a file of its own is one more that can be missing after a new build.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const client = path.join(buildDirectory, "client");
    const tables = (await readdir(path.join(client, "assets"))).filter((name) => name.startsWith("manifest-"));
    const [table] = tables;
    if (table === undefined || tables.length > 1) throw new Error(`One route table was expected, not ${tables.length}`);
    await shortenRouteTable(client, `/assets/${table}`);
  },
} satisfies Config;
