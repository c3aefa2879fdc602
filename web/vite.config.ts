import { reactRouter } from "@react-router/dev/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { defineConfig } from "vite";
import { inlineScript } from "./vite/inline-script.ts";
import { ownStyleSheets } from "./vite/own-style-sheets.ts";
import { shortClassName } from "./vite/short-class-name.ts";

/** Entry modules of every page; they and their imports go into one file. */
const everyPage =
  /react-dom\/client|react-router\/.*\/hydrated-router|\/app\/(?:root|boot\/chunk-guard|pages\/layout\/locale-layout|routes\/page)\.tsx?/u;

/** Modules that list and detail pages of all kinds share. */
const parts = /\/app\/(?:i18n\/format|ui\/(?:section-head|picture|numeral-card|card-grid))\.tsx?/u;

/** Files that every page loads anyway, and so needn't preload. */
const alwaysHere = /\/(?:every-page|rolldown-runtime)-/u;

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), ownStyleSheets(), reactRouter(), optimizeLocales.vite({ locales: ["nl-NL", "en-US"] })],
  // Development keeps Vite's class names, which contain the file's name.
  css: { modules: command === "build" ? { generateScopedName: shortClassName() } : {} },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !alwaysHere.test(file)) },
    // One style sheet for all public pages, so that lazy code finds its styles. The account and other private areas
    // have their own (`ownStyleSheets`).
    cssCodeSplit: false,
    terserOptions: {
      module: true,
      compress: {
        passes: 3,
        ecma: 2020,
        keep_fargs: false,
        // Drops the router's advice to developers, but keeps errors.
        drop_console: ["log", "warn"],
        pure_funcs: ["warning", "warnOnce", "warningOnce"],
      },
    },
  },
  environments: {
    client: {
      build: {
        // Saves a kilobyte on every first visit, compared with the bundler's own minifier.
        minify: "terser",
        rolldownOptions: {
          // Keeps constants that only lazy code uses, such as URLs, out of the file of every page.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          // One file compresses six kilobytes smaller than fifteen separate ones.
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
