import { readEnvironment } from "./environment/read-environment.ts";

/** Secrets of the admin panel, and the features that are switched off in it. */
export default () => {
  const { ADMIN_JWT_SECRET, API_TOKEN_SALT, ENCRYPTION_KEY, TRANSFER_TOKEN_SALT } = readEnvironment(process.env);

  return {
    auth: { secret: ADMIN_JWT_SECRET },
    apiToken: { salt: API_TOKEN_SALT },
    transfer: { token: { salt: TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: ENCRYPTION_KEY },
    flags: { nps: false, promoteEE: false },
    // Drafts can't be seen outside the panel; a published entry has a link to the site instead.
    preview: { enabled: false },
    // Strapi counts per address and account together, in memory; `throttled-logins` counts both, in the database.
    rateLimit: { enabled: false },
    autoOpen: false,
  };
};
