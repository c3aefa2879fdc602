import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The table of all pages ships with each: no discovery request per link.
  routeDiscovery: { mode: "initial" },
  // A loader in a file of its own is one more that can be missing after a new build.
  splitRouteModules: false,
} satisfies Config;
