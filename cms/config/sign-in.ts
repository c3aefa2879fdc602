import { readEnvironment } from "./environment/read-environment.ts";

/** The OpenID provider of the circuit's own by which visitors may sign in; `null` without one. */
export default () => {
  const { OPENID_ISSUER, OPENID_TITLE, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET } = readEnvironment(process.env);
  if (OPENID_ISSUER === undefined || OPENID_CLIENT_ID === undefined || OPENID_CLIENT_SECRET === undefined) {
    return { openId: null };
  }
  const issuer = OPENID_ISSUER.replace(/\/+$/u, "");
  return { openId: { issuer, title: OPENID_TITLE, key: OPENID_CLIENT_ID, secret: OPENID_CLIENT_SECRET } };
};
