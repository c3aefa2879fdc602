import {
  checkoutPaths,
  orderStatusPath,
  paymentHookPath,
  scanPaths,
  scanRequestPath,
} from "@circuit/contract/urls/own-paths";
import { asMultipart, asUrlEncoded, boundary, type SentBody } from "../fixtures/encode-body.ts";
import { hostileNumber as amount, hostileText } from "./hostile-texts.ts";
import type { Random } from "../fixtures/random.ts";
import type { ShopVictim } from "./shop-victim.ts";

/** A request that no page of ours sends. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

type Entries = [name: string, value: string][];

const methods = ["POST", "POST", "POST", "POST", "POST", "GET", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"] as const;

/**
 * Whoever knows these is let in, so an attacker has only what is nearly them: one letter other, in capitals, cut off,
 * longer, or another visitor's of the same form.
 */
function nearly(secret: string, random: Random): string {
  const at = random.integer(secret.length);
  const other = secret[at] === "A" ? "B" : "A";
  const forms = [
    `${secret.slice(0, at)}${other}${secret.slice(at + 1)}`,
    secret.toUpperCase() === secret ? secret.toLowerCase() : secret.toUpperCase(),
    secret.slice(0, -1),
    `${secret}A`,
    secret.split("").toReversed().join(""),
    "A".repeat(secret.length),
    `${secret.slice(0, at)}%00${secret.slice(at)}`,
  ] as const;
  const made = random.pick(forms);
  return made === secret ? `${secret}x` : made;
}

/** A value where the shop expects an id or a key. */
function id(victim: ShopVictim, random: Random): string {
  const { ticketId, admission } = victim.line;
  const forms = [
    ticketId,
    `${ticketId}/${admission}`,
    nearly(ticketId, random),
    `${ticketId}/2020-02-30`,
    `${ticketId}/${admission}_${admission}`,
    "../../../etc/passwd",
    "__proto__",
    hostileText(random),
    "a".repeat(5000),
  ] as const;
  return random.pick(forms);
}

/** The forms of the shop, with what is wrong in all their fields. */
const targets: readonly ((victim: ShopVictim, random: Random) => { path: string; entries: Entries })[] = [
  (victim, random) => {
    const { ticketId, admission } = victim.line;
    const field = [`ticket.${ticketId}.${admission}.${amount(random)}`, `ticket.${id(victim, random)}.1.1`] as const;
    return {
      path: `/shop/${random.pick(["nl", "en", "de", "__proto__", "NL"])}/cart`,
      entries: [
        ["intent", random.pick(["add", "set", "remove", "clear", "restore", "", "toString", "ADD"])],
        [random.pick(field), amount(random)],
        ["choice", random.pick(field)],
        ["quantity", amount(random)],
        ["index", amount(random)],
        ["key", id(victim, random)],
        ["seen", amount(random)],
        ["sealed", random.chance(0.5) ? nearly(victim.cookies.cart, random) : hostileText(random)],
        [
          "from",
          random.pick(["//elders.example", "https://elders.example", "/\\elders.example", "javascript:alert(1)"]),
        ],
      ],
    };
  },
  (_victim, random) => ({
    path: random.pick([checkoutPaths.checkout.nl, checkoutPaths.checkout.en]),
    entries: [
      ["idempotencyKey", random.chance(0.5) ? "A".repeat(22) : hostileText(random)],
      ["staying", hostileText(random)],
    ],
  }),
  (victim, random) => ({
    path: `${random.pick([checkoutPaths.checkout.nl, checkoutPaths.order.en])}/${nearly(victim.held, random)}`,
    entries: [
      ["intent", random.pick(["extend", "again", "pay", "cancel", "", "refund"])],
      ...["firstName", "lastName", "email", "street", "houseNumber", "postcode", "town", "vatNumber"].map(
        (name): [string, string] => [name, hostileText(random)],
      ),
      ["country", random.pick(["NL", "XX", "__proto__", ""])],
      ["method", random.pick(["invoice", "free", "gate", "online", "bank-transfer", "toString"])],
      ["terms", random.pick(["on", "", "false"])],
      ["seenGrossCents", amount(random)],
      ["form_token", nearly(victim.held, random)],
      ["form_proof", amount(random)],
    ],
  }),
  (victim, random) => ({
    path: paymentHookPath,
    entries: [["id", random.chance(0.3) ? victim.paymentId : random.chance(0.5) ? "tr_0" : hostileText(random)]],
  }),
  (victim, random) => {
    const scan = { id: "A".repeat(22), text: hostileText(random), at: new Date(0).toISOString() };
    const lists = [
      JSON.stringify([scan]),
      JSON.stringify(Array.from({ length: 101 }, () => scan)),
      JSON.stringify([{ ...scan, at: amount(random), id: id(victim, random) }]),
      JSON.stringify({ ...scan }),
      "[[[[[[[[",
      `[${"[".repeat(20_000)}`,
      amount(random),
    ] as const;
    return { path: scanRequestPath, entries: [["scans", random.pick(lists)]] };
  },
  (_victim, random) => ({
    path: random.pick([scanPaths.nl, scanPaths.en]),
    entries: [
      ["intent", random.pick(["pair", "scan", "leave", "", "__proto__"])],
      ["code", random.chance(0.5) ? nearly("7K4M29XQ3P", random) : hostileText(random)],
      ["id", nearly("A".repeat(22), random)],
    ],
  }),
  (victim, random) => ({
    path: orderStatusPath,
    entries: [
      ["token", nearly(random.pick([victim.placed, victim.held]), random)],
      ["intent", random.pick(["status", "extend", "cancel", "pay", ""])],
    ],
  }),
  (_victim, random) => ({
    path: `${random.pick([checkoutPaths.waitingRoom.nl, checkoutPaths.waitingRoom.en])}/${encodeURIComponent(
      random.chance(0.5) ? "zandloop" : hostileText(random).replaceAll(/\p{Cs}/gu, ""),
    )}`,
    entries: [["place", amount(random)]],
  }),
  (victim, random) => {
    const order = `${checkoutPaths.order.nl}/${nearly(victim.placed, random)}`;
    const ticket = `${order}/ticket/${victim.ticketCode}`;
    const files = [order, ticket, `${ticket}.pkpass`, `${order}/tickets.pdf`, `${order}/factuur.pdf`] as const;
    return { path: random.pick(files), entries: [["intent", random.pick(["pay", "cancel"])]] };
  },
];

/** Cookies that the site never gave out, or gave to somebody else in this form. */
function forgedCookies({ cookies, placed, held, eventId }: ShopVictim, random: Random): string {
  const forged = [
    `cart=${nearly(cookies.cart, random)}`,
    `cart=${"a".repeat(4000)}`,
    `held-order=${nearly(random.pick([placed, held]), random)}`,
    `wait-${eventId}=${"A".repeat(22)}.${amount(random)}.1.${"A".repeat(43)}`,
    `wait-${eventId}=x`,
    `wait-__proto__=1.2.3.4`,
    `scanner=${nearly(cookies.scanner, random)}`,
    `scanner=${"A".repeat(43)}.${"A".repeat(43)}`,
    `order-placed=${amount(random)}`,
    "cart; held-order; =; ;;",
    `cart=${encodeURIComponent(hostileText(random).replaceAll(/\p{Cs}/gu, ""))}`,
  ] as const;
  const several = Array.from({ length: random.integer(4) }, () => random.pick(forged));
  // Nothing but what a header may hold: the client itself refuses the rest.
  return several.join("; ").replaceAll(/[^\u0020-\u007E]/gu, "?");
}

/** Encodes a form rightly, or as no browser does. */
function encoded(entries: Entries, random: Random): SentBody {
  const right = () => (random.chance(0.7) ? asUrlEncoded(entries) : asMultipart(entries, random.chance(0.3)));
  const body = right();
  switch (random.integer(10)) {
    case 0:
      return { type: "application/json", bytes: Buffer.from(JSON.stringify(Object.fromEntries(entries))) };
    case 1:
      return { type: "application/json", bytes: body.bytes };
    case 2:
      return { ...body, type: random.pick([null, "", "text/plain", "multipart/form-data", "x".repeat(900)]) };
    case 3:
      return { ...body, bytes: body.bytes.subarray(0, random.integer(body.bytes.length + 1)) };
    case 4:
      return { ...body, bytes: Buffer.concat([body.bytes, Buffer.from([0, 0xff, 0xfe, 0x25, 0x7a, 0x26])]) };
    case 5:
      return { type: `multipart/form-data; boundary=${boundary}`, bytes: asUrlEncoded(entries).bytes };
    default:
      return body;
  }
}

/** Makes a request to the shop that is wrong in several ways at once. */
export function hostileShopRequest(victim: ShopVictim, random: Random): HostileRequest {
  const make = targets[random.integer(targets.length)] ?? targets[0];
  if (make === undefined) throw new Error("There is nothing to attack");
  const { path, entries } = make(victim, random);
  const twice = entries.filter(() => random.chance(0.1)).map(([name]): [string, string] => [name, amount(random)]);
  const sent = [...entries.filter(() => random.chance(0.9)), ...twice];
  const method = random.pick(methods);
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method);
  const { type, bytes } = encoded(sent, random);
  const cookie = forgedCookies(victim, random);
  const query = hasBody && random.chance(0.8) ? "" : `?${asUrlEncoded(sent).bytes.toString("latin1")}`;
  const headers = {
    ...(cookie === "" ? {} : { cookie }),
    ...(random.chance(0.5) ? { accept: "application/json" } : {}),
    ...(random.chance(0.1) ? { origin: "null" } : {}),
    ...(hasBody && type !== null ? { "content-type": type } : {}),
  };
  return { method, path: `${path}${query.slice(0, 6000)}`, headers, body: hasBody ? bytes : null };
}
