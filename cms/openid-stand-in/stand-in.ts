import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** Credentials of the only client that the stand-in knows. */
export const standInClient = { key: "circuit", secret: "only-between-us-and-the-stand-in" };

export interface OpenIdStandIn {
  /** Base URL, without a trailing slash. */
  issuer: string;
  stop(): Promise<void>;
}

/**
 * A login typed as a query, such as `sub=7&email=jorien@voorbeeld.nl`. Options: `verified=no`: the e-mail address isn't
 * verified; `say=no`: the visitor cancels; `token=slow`, `token=down`: the token endpoint is slow or fails; `id=wrong`:
 * the id token has a wrong nonce.
 */
type Login = URLSearchParams;

/** A login whose code hasn't been used yet. */
interface Grant {
  login: Login;
  redirectUri: string;
  challenge: string | null;
  nonce: string | null;
}

/** Delay of `token=slow`, in milliseconds. */
const slowMs = 6000;

/**
 * Starts a stand-in for an OpenID provider on this machine, in memory, which accepts any login.
 *
 * @param port - Zero for any free port.
 */
export async function startOpenIdStandIn(port: number): Promise<OpenIdStandIn> {
  const server = createServer();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand-in listens on no port");
  const issuer = `http://127.0.0.1:${address.port}`;
  const grants = new Map<string, Grant>();
  const logins = new Map<string, Login>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", issuer);
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return answerJson(response, 200, configurationOf(issuer));
      // Browsers request it unasked.
      case "/favicon.ico":
      case "/healthz":
        return answerJson(response, 200, {});
      case "/authorize":
        return authorize(url.searchParams, response, grants);
      case "/token":
        return exchange(new URLSearchParams(await text(request)), response, { issuer, grants, logins });
      case "/userinfo": {
        const login = logins.get(request.headers.authorization?.replace("Bearer ", "") ?? "");
        return login === undefined ? answerJson(response, 401, {}) : answerJson(response, 200, claimsOf(login));
      }
      default:
        return answerJson(response, 404, {});
    }
  };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) answerJson(response, 400, { error: String(error) });
    });
  });
  return {
    issuer,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function configurationOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ["code"],
    code_challenge_methods_supported: ["S256"],
  };
}

/** Shows the login page, or redirects a typed login back with a code. */
function authorize(asked: URLSearchParams, response: ServerResponse, grants: Map<string, Grant>): void {
  if (asked.get("client_id") !== standInClient.key) throw new Error("Unknown client");
  const hint = asked.get("login_hint");
  if (hint === null) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(loginPage(asked));
    return;
  }
  const login = new URLSearchParams(hint);
  const redirectUri = asked.get("redirect_uri") ?? "";
  const back = new URL(redirectUri);
  back.searchParams.set("state", asked.get("state") ?? "");
  if (login.get("say") === "no") back.searchParams.set("error", "access_denied");
  else {
    const code = randomUUID();
    grants.set(code, { login, redirectUri, challenge: asked.get("code_challenge"), nonce: asked.get("nonce") });
    back.searchParams.set("code", code);
  }
  response.writeHead(302, { location: back.href }).end();
}

function loginPage(asked: URLSearchParams): string {
  const hidden = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="en"><title>Stand-in</title><form action="/authorize">${hidden.join("")}
<label>Login <input name="login_hint" size="40" value="sub=7&amp;email=jorien@voorbeeld.nl"></label><button>Go on</button></form></html>`;
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

interface Kept {
  issuer: string;
  grants: Map<string, Grant>;
  logins: Map<string, Login>;
}

/** Exchanges a code for tokens, once. */
async function exchange(
  sent: URLSearchParams,
  response: ServerResponse,
  { issuer, grants, logins }: Kept,
): Promise<void> {
  if (sent.get("client_id") !== standInClient.key || sent.get("client_secret") !== standInClient.secret) {
    return answerJson(response, 401, { error: "invalid_client" });
  }
  const code = sent.get("code") ?? "";
  const grant = grants.get(code);
  grants.delete(code);
  const verifier = createHash("sha256")
    .update(sent.get("code_verifier") ?? "")
    .digest("base64url");
  if (grant === undefined || grant.redirectUri !== sent.get("redirect_uri") || grant.challenge !== verifier) {
    return answerJson(response, 400, { error: "invalid_grant" });
  }
  const { login, nonce } = grant;
  if (login.get("token") === "down") {
    response.destroy();
    return;
  }
  if (login.get("token") === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
  const token = randomUUID();
  logins.set(token, login);
  const claims = {
    ...claimsOf(login),
    iss: issuer,
    aud: standInClient.key,
    exp: Math.floor(Date.now() / 1000) + 300,
    nonce: login.get("id") === "wrong" ? "of another login" : nonce,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const idToken = `${part({ alg: "none" })}.${part(claims)}.`;
  return answerJson(response, 200, { access_token: token, token_type: "Bearer", id_token: idToken });
}

function claimsOf(login: Login): object {
  const email = login.get("email");
  const address = email === null ? {} : { email, email_verified: login.get("verified") !== "no" };
  return { sub: login.get("sub") ?? "nobody", ...address };
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
