import { reactRouter } from "@react-router/dev/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { inlineScript } from "./vite/inline-script.ts";
import { ownStyleSheets } from "./vite/own-style-sheets.ts";
import { shortClassName } from "./vite/short-class-name.ts";

/** Modules that every page starts with; all that they import goes into the same file. */
const everyPage =
  /react-dom\/client|react-router\/.*\/hydrated-router|\/app\/(?:root|boot\/chunk-guard|pages\/layout\/locale-layout|routes\/page)\.tsx?/u;

/** Modules that lists and detail pages of every kind share. */
const parts = /\/app\/(?:i18n\/format|ui\/(?:section-head|picture|numeral-card|card-grid))\.tsx?/u;

/** Files that every page loads anyway, so they needn't be preloaded. */
const alwaysHere = /\/(?:every-page|rolldown-runtime)-/u;

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), ownStyleSheets(), reactRouter(), optimizeLocales.vite({ locales: ["nl-NL", "en-US"] })],
  // In development class names tell which file they are from.
  css: { modules: command === "build" ? { generateScopedName: shortClassName() } : {} },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !alwaysHere.test(file)) },
    // One style sheet for all pages for everyone, so that the styles of code that loads late are there already. Areas of
    // one visitor have sheets of their own (`ownStyleSheets`).
    cssCodeSplit: false,
    terserOptions: {
      module: true,
      compress: {
        passes: 3,
        ecma: 2020,
        keep_fargs: false,
        // The router's advice to developers; errors are still told.
        drop_console: ["log", "warn"],
        pure_funcs: ["warning", "warnOnce", "warningOnce"],
      },
    },
  },
  environments: {
    client: {
      build: {
        // A kilobyte of every first visit smaller than the bundler's own.
        minify: "terser",
        rolldownOptions: {
          // An address that only lazy code uses stays out of what every page loads.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          // One file compresses six kilobytes smaller than the fifteen it is made of.
          output: {
            codeSplitting: {
              groups: [
                { name: "every-page", test: everyPage },
                { name: "parts", test: parts },
              ],
            },
          },
        },
      },
    },
  },
  ssr: { noExternal: ["@circuit/contract"] },
}));
