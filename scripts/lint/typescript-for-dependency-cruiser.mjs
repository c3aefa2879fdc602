import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

/** Loaded with `--import`: makes dependency-cruiser, which needs TypeScript below 7, use the CMS's version. */
const cms = createRequire(new URL("../../cms/package.json", import.meta.url));

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isAsked = /^typescript(?:\/package\.json)?$/u.test(specifier);
    if (!isAsked || context.parentURL?.includes("/dependency-cruiser/") !== true)
      return nextResolve(specifier, context);
    return { url: pathToFileURL(cms.resolve(specifier)).href, shortCircuit: true };
  },
});
