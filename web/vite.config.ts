import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // One style sheet: code that loads late has its looks already.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  ssr: { noExternal: ["@circuit/contract"] },
});
