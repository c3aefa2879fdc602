import { readEnvironment } from "./environment/read-environment.ts";

/** Settings of the circuit's own OpenID provider, by which visitors can sign in; `null` without one. */
export default () => {
  const { OPENID_ISSUER, OPENID_TITLE, OPENID_CLIENT_ID, OPENID_CLIENT_SECRET } = readEnvironment(process.env);
  if (OPENID_ISSUER === undefined || OPENID_CLIENT_ID === undefined || OPENID_CLIENT_SECRET === undefined) {
    return { openId: null };
  }
  const issuer = OPENID_ISSUER.replace(/\/+$/u, "");
  return { openId: { issuer, title: OPENID_TITLE, key: OPENID_CLIENT_ID, secret: OPENID_CLIENT_SECRET } };
};
