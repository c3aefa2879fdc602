import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * Makes dependency-cruiser use the TypeScript of the CMS: it needs a version below 7, and the
 * rest of the project uses 7. Load this module with `--import`.
 */
const cms = createRequire(new URL("../../cms/package.json", import.meta.url));

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isAsked = /^typescript(?:\/package\.json)?$/u.test(specifier);
    if (!isAsked || context.parentURL?.includes("/dependency-cruiser/") !== true)
      return nextResolve(specifier, context);
    return { url: pathToFileURL(cms.resolve(specifier)).href, shortCircuit: true };
  },
});
