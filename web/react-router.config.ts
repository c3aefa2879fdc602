import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table ships with the page: no discovery request per link. `vite/unused-router-parts.ts` takes the code
  // for the other mode out of the router.
  routeDiscovery: { mode: "initial" },
  // A loader in a file of its own is one more that can be missing after a new build.
  splitRouteModules: false,
} satisfies Config;
