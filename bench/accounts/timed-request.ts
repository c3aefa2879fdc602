import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { visitorNetworkHeader } from "@circuit/contract/accounts/account";
import { siteHeader, signSiteHeader } from "@circuit/contract/site-link/signature";

const { E2E_CMS_URL: cmsUrl = "", E2E_SITE_URL: siteUrl = "", E2E_SITE_CMS_SECRET: secret = "" } = process.env;

/** An answer, and how long it took until it was there whole. */
export interface Timed {
  status: number;
  milliseconds: number;
}

interface Asked {
  headers: Record<string, string>;
  body: string;
  /** Address on loopback that it comes from. */
  from?: string;
}

async function time(address: string, { headers, body, from = "127.0.0.1" }: Asked): Promise<Timed> {
  const { hostname, port, pathname } = new URL(address);
  const options = { host: hostname.replace("localhost", "127.0.0.1"), port, path: pathname, localAddress: from };
  const length = { "content-length": String(Buffer.byteLength(body)) };
  const began = performance.now();
  const status = await new Promise<number>((resolve, reject) => {
    const asking = request(
      { ...options, method: "POST", agent: false, headers: { ...headers, ...length } },
      (answer) => {
        text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
      },
    );
    asking.once("error", reject);
    asking.end(body);
  });
  return { status, milliseconds: performance.now() - began };
}

/** Calls the content system as the site does, in the name of a visitor from a network of their own. */
export function timeAtCms(path: string, body: object): Promise<Timed> {
  const headers = {
    "content-type": "application/json",
    [siteHeader]: signSiteHeader(secret, Math.floor(Date.now() / 1000)),
    [visitorNetworkHeader]: randomBytes(12).toString("hex"),
  };
  return time(`${cmsUrl}/api${path}`, { headers, body: JSON.stringify(body) });
}

/** Sends a form of the site, as a browser without scripts does, from an address of its own. */
export function timeAtSite(page: string, fields: Record<string, string>): Promise<Timed> {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    accept: "text/html",
    origin: new URL(siteUrl).origin,
    host: new URL(siteUrl).host,
  };
  const from = `127.${1 + (a % 250)}.${b}.${1 + (c % 250)}`;
  return time(`${siteUrl}${page}`, { headers, body: new URLSearchParams(fields).toString(), from });
}

/** How often one token of a form is taken, with one to spare. */
const usesOfToken = 4;

/** A form may be sent so long after its page was asked for, in milliseconds. */
const oldEnoughMs = 3500;

/** Gives tokens of a page's form that are old enough to be sent. The next batch is made when one is used up. */
export async function tokenOf(page: string): Promise<() => Promise<string>> {
  let ready: string[] = [];
  const fill = async () => {
    const asked = Array.from({ length: 50 }, async () => {
      const answer = await fetch(`${siteUrl}${page}`);
      return /name="form_token" value="(?<token>[^"]+)"/u.exec(await answer.text())?.groups?.["token"];
    });
    const tokens = (await Promise.all(asked)).filter((token) => token !== undefined);
    if (tokens.length === 0) throw new Error(`The form of ${page} has no token`);
    ready = tokens.flatMap((token) => Array.from({ length: usesOfToken }, () => token));
    await pause(oldEnoughMs);
  };
  await fill();
  return async () => {
    if (ready.length === 0) await fill();
    return ready.pop() ?? "";
  };
}
