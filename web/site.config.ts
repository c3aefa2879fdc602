import type { WebEnvironment } from "#app/env.server.ts";

/**
 * The site's configuration. Whatever is under `public` reaches every visitor's
 * browser, so no secret belongs there. Values come from the environment;
 * `.env.example` explains them.
 */
export function siteConfig(environment: WebEnvironment) {
  return {
    runtimeConfig: {
      public: {
        googleTagManagerID: environment.TAG_MANAGER_ID,
        tagManager: {
          enabled: environment.TAG_MANAGER_ENABLED,
          ignoredViews: environment.TAG_MANAGER_IGNORED_VIEWS,
        },
      },
    },
  };
}
