import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every page contains the whole route table, so that links need no discovery request.
  routeDiscovery: { mode: "initial" },
  // Separate files for loaders would be more files that may be missing after a new build.
  splitRouteModules: false,
} satisfies Config;
