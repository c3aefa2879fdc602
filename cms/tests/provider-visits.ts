import { createHash, randomUUID } from "node:crypto";
import { expect } from "vitest";
import { signInBrowserHeader } from "@circuit/contract/accounts/provider-sign-in";
import { type Answered, call } from "./accounts.ts";
import type { RunningCms } from "./strapi.ts";

/** Where the provider leads back to. */
const page = "http://localhost:3000/inloggen/openid";

/** What somebody says of themselves at the stand-in: see `openid-stand-in/stand-in.ts`. */
type Login = Record<string, string>;

/** What a browser holds, as the site names it. */
export function newBrowser(): string {
  return createHash("sha256").update(randomUUID()).digest("base64url");
}

let networks = 0;

/** Steps of signing in by the stand-in, each from another network. @param running - The CMS, once it runs. */
export function providerVisits(running: () => RunningCms) {
  const ask = (path: string, browser: string, more: Parameters<typeof call>[2] = {}): Promise<Answered> =>
    call(running(), path, {
      network: `provider-${(networks += 1)}`,
      ...more,
      headers: { [signInBrowserHeader]: browser, ...more.headers },
      redirect: "manual",
    });

  /** Goes to the provider, and logs in there. @returns The query with which the browser is led back. */
  async function atProvider(browser: string, login: Login): Promise<string> {
    const begun = await ask("/connect/openid", browser);
    expect(begun.status).toBe(302);
    const address = new URL(begun.headers.get("location") ?? "");
    address.searchParams.set("login_hint", new URLSearchParams(login).toString());
    const back = await fetch(address, { redirect: "manual" });
    const url = new URL(back.headers.get("location") ?? "");
    expect(url.origin + url.pathname).toBe(page);
    return url.search;
  }

  /** Comes back. @returns The token that stands for who somebody is. */
  async function comeBack(browser: string, search: string): Promise<string> {
    const answer = await ask(`/connect/openid/callback${search}`, browser);
    expect([answer.status, answer.code]).toEqual([302, undefined]);
    const led = new URL(answer.headers.get("location") ?? "");
    expect(led.origin + led.pathname).toBe(page);
    return led.searchParams.get("access_token") ?? "";
  }

  const tokenFor = async (browser: string, login: Login) => comeBack(browser, await atProvider(browser, login));
  const callback = (browser: string, token: string) => ask(`/auth/openid/callback?access_token=${token}`, browser);
  const link = (browser: string, token: string, password: string) =>
    ask("/auth/openid/link", browser, { body: { access_token: token, password } });

  /** Signs in by the provider at once. */
  async function enter(login: Login): Promise<Answered> {
    const browser = newBrowser();
    return callback(browser, await tokenFor(browser, login));
  }

  return { ask, atProvider, comeBack, tokenFor, callback, link, enter };
}
