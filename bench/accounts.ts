import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import { makeKnownAddresses } from "./accounts/known-addresses.ts";
import { differenceOf } from "./accounts/rank-sum.ts";
import { tokenOf, timeAtCms, timeAtSite, type Timed } from "./accounts/timed-request.ts";
import { quantileOf } from "./load/quantile.ts";

/**
 * Whether the time of an answer tells that an address has an account: signs in, asks for a new password, registers and asks
 * for another mail, for known and unknown addresses in a random order, at the content system and through the site, and asks
 * once more right after each, as work that goes on after an answer may make the next one wait. `npm run bench:accounts`.
 */
const samples = Number(process.env["BENCH_SAMPLES"] ?? 300);

/** Above this a difference is by chance in fewer than one of a hundred runs of such a comparison. */
const certain = 0.01;

/** Each known address is asked about so often: fewer than the limits of an account and of its mails let. */
const usesOfAddress = 4;

const password = "dit is het echt niet";

interface Kind {
  name: string;
  call: string;
  bodyOf: (email: string) => object;
  page: string;
}

const kinds: readonly Kind[] = [
  kind("sign in", "/auth/local", "signIn", (email) => ({ identifier: email, password })),
  kind("forgotten password", "/auth/forgot-password", "forgotPassword", (email) => ({ email })),
  kind("register", "/auth/local/register", "register", (email) => ({ email, username: email, password })),
  kind("another mail", "/auth/send-email-confirmation", "confirmEmail", (email) => ({ email })),
];

function kind(name: string, call: string, page: keyof typeof accountPaths, bodyOf: Kind["bodyOf"]): Kind {
  return { name, call, bodyOf, page: accountPaths[page].nl };
}

const newAddress = () => `tijd-${randomBytes(6).toString("hex")}@voorbeeld.nl`;

/** As many known as unknown, in a random order. */
function shuffled(count: number): boolean[] {
  return Array.from({ length: count * 2 }, (_, index) => ({ isKnown: index % 2 === 0, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ isKnown }) => isKnown);
}

/** Measures one kind at one place. @param ask - Asks for an address. */
async function measure(ask: (email: string) => Promise<Timed>): Promise<Record<"own" | "after", [number[], number[]]>> {
  const known = makeKnownAddresses(Math.ceil(samples / usesOfAddress), newAddress);
  const times: Record<"own" | "after", [number[], number[]]> = { own: [[], []], after: [[], []] };
  let used = 0;
  // The first few warm both up.
  for (const isKnown of [...shuffled(5).map(() => null), ...shuffled(samples)]) {
    const email = isKnown === true ? (known[(used += 1) % known.length] ?? "") : newAddress();
    const own = await ask(email);
    const after = await timeAtCms("/auth/forgot-password", { email: newAddress() });
    for (const { status } of [own, after])
      if (status >= 500 || status === 429) throw new Error(`An answer can't be compared: ${status}`);
    if (isKnown === null) continue;
    times.own[isKnown ? 0 : 1].push(own.milliseconds);
    times.after[isKnown ? 0 : 1].push(after.milliseconds);
  }
  return times;
}

function row(name: string, [known, unknown]: [number[], number[]]): string {
  const { p, superiority } = differenceOf(known, unknown);
  const figures = [0.5, 0.95].flatMap((share) => [known, unknown].map((times) => quantileOf(times, share).toFixed(2)));
  const verdict = p < certain ? "differs" : "no difference shown";
  return `| ${name} | ${figures.join(" | ")} | ${p.toFixed(3)} | ${superiority.toFixed(3)} | ${verdict} |`;
}

const [load = 0] = loadavg();
console.log(
  `${samples} known and ${samples} unknown addresses for each row; load when it began: ${load.toFixed(1)}.\n`,
);
console.log(
  "| | median known ms | unknown ms | p95 known ms | unknown ms | p (Mann-Whitney) | chance that a known one takes longer | |\n|---|---|---|---|---|---|---|---|",
);
for (const { name, call, bodyOf, page } of kinds) {
  const atCms = await measure((email) => timeAtCms(call, bodyOf(email)));
  console.log(row(`${name}, content system`, atCms.own));
  console.log(row(`${name}, content system: the next answer`, atCms.after));
  const tokens = await tokenOf(page);
  const atSite = await measure(async (email) => timeAtSite(page, { email, password, form_token: await tokens() }));
  console.log(row(`${name}, site`, atSite.own));
  console.log(row(`${name}, site: the next answer`, atSite.after));
}
