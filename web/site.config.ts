import type { WebEnvironment } from "#app/env.server.ts";

/**
 * Makes the site's configuration from environment variables, which `.env.example` explains. Values under `public` reach
 * every visitor's browser, so they must not be secret.
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
