import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table ships with the page: no discovery request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
