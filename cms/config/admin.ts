import { readEnvironment } from "./environment/read-environment.ts";

export default () => {
  const { ADMIN_JWT_SECRET, API_TOKEN_SALT, ENCRYPTION_KEY, TRANSFER_TOKEN_SALT } = readEnvironment(process.env);

  return {
    auth: { secret: ADMIN_JWT_SECRET },
    apiToken: { salt: API_TOKEN_SALT },
    transfer: { token: { salt: TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: ENCRYPTION_KEY },
    flags: { nps: false, promoteEE: false },
    // There is no preview of drafts on the site.
    preview: { enabled: false },
    // `throttled-logins.ts` limits logins instead: per network and per account, for all instances.
    rateLimit: { enabled: false },
    autoOpen: false,
  };
};
