import { asMultipart, asUrlEncoded, boundary, type SentBody } from "../fixtures/encode-body.ts";
import { rightEntries, type Entry } from "../fixtures/form-entries.ts";
import type { FormTarget } from "../fixtures/form-target.ts";
import { hostileFiles } from "../fixtures/hostile-files.ts";
import { hostileNumber, hostileText } from "./hostile-texts.ts";
import type { Random } from "../fixtures/random.ts";

/** A hostile request to a form. */
export interface HostileInput {
  /** Description, for the message when the answer is wrong. */
  what: string;
  body: SentBody;
}

type Make = (entries: Entry[], random: Random) => SentBody;

/** Encodes entries in one of the two forms that browsers use. */
const encoded: Make = (entries, random) => (random.chance(0.5) ? asUrlEncoded(entries) : asMultipart(entries));

function textOf(value: Entry[1]): string {
  return typeof value === "string" ? value : value.name;
}

/** Replaces the values of some text inputs. */
function changed(entries: readonly Entry[], random: Random, value: (old: string) => string): Entry[] {
  const texts = entries.filter(([name, old]) => typeof old === "string" && !name.startsWith("form_"));
  const chosen = new Set(Array.from({ length: 1 + random.integer(3) }, () => texts[random.integer(texts.length)]));
  return entries.map((entry) => (chosen.has(entry) ? [entry[0], value(textOf(entry[1]))] : entry));
}

const strangeNames = [
  "__proto__",
  "constructor",
  "prototype",
  "__proto__[admin]",
  "constructor.prototype.admin",
  "hasOwnProperty",
  "a[b][c]",
  "name[]",
  "name[0]",
  "name[$ne]",
  "email.confirmation.x",
  "home.zipcode.__proto__",
  ".",
  "..",
  "",
  "name\r\nX-A: b",
  'name"; filename="x.php',
  "naam\u0000",
  "\u202Eeman",
  "state",
  "idempotencyKey",
  "recipients",
  "homepage_url",
  "form_recaptcha",
  "x".repeat(5000),
] as const;

const withStrangeNames: Make = (entries, random) => {
  const strange = Array.from({ length: 1 + random.integer(4) }, (): Entry => {
    const name = random.chance(0.3) ? (entries[random.integer(entries.length)]?.[0] ?? "") : random.pick(strangeNames);
    return [name, hostileText(random)];
  });
  return encoded(random.chance(0.5) ? [...entries, ...strange] : [...strange, ...entries], random);
};

const megabyte: Make = (entries, random) => {
  const size = random.pick([90_000, 150_000, 400_000, 1_100_000, 2_000_000]);
  const filling = random.pick(["a", "<b>", "é", "\r\n", "🏁", "&#", "=1+"]);
  return encoded(
    changed(entries, random, () => filling.repeat(size / filling.length)),
    random,
  );
};

const crowd: Make = (entries, random) => {
  const count = random.pick([50, 190, 250, 1000, 5000]);
  const [name] = entries[random.integer(entries.length)] ?? ["name"];
  const many = Array.from({ length: count }, (_, index): Entry => [random.chance(0.5) ? name : `f${index}`, "x"]);
  return encoded([...entries, ...many], random);
};

const types = [
  "application/json",
  "text/plain",
  "text/html",
  "application/xml",
  "image/jpeg",
  "multipart/form-data",
  "",
  "multipart/mixed; boundary=x",
  "application/x-www-form-urlencoded; charset=utf-16le",
  "geen type",
  "text/x-component",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary="${"b".repeat(300)}"`,
  "application/octet-stream",
] as const;

const wrongType: Make = (entries, random) => {
  const { bytes } = encoded(entries, random);
  const type = random.pick(types);
  const json = Buffer.from(JSON.stringify(Object.fromEntries(entries.map(([name, value]) => [name, textOf(value)]))));
  return { type: type === "" ? null : type, bytes: random.chance(0.4) ? json : bytes };
};

const brokenMultipart: Make = (entries, random) => {
  const { type, bytes } = asMultipart(entries, random.chance(0.5));
  const text = bytes.toString("latin1");
  const broken = random.pick([
    () => bytes.subarray(0, random.integer(bytes.byteLength)),
    () => Buffer.from(text.replaceAll("\r\n", "\n"), "latin1"),
    () => Buffer.from(text.replaceAll(boundary, "----anders"), "latin1"),
    () => Buffer.from(text.replaceAll("form-data; name", "attachment; naam"), "latin1"),
    () => Buffer.from(text.replaceAll('name="', 'name="\0'), "latin1"),
    () =>
      Buffer.from(
        text.replaceAll("Content-Disposition", `${"X-Lang: a\r\n".repeat(3000)}Content-Disposition`),
        "latin1",
      ),
    () => Buffer.from(text.replace("\r\n\r\n", "\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n"), "latin1"),
    () => Buffer.from(text.replace("\r\n\r\n", "\r\nContent-Type: text/plain; charset=kapot\r\n\r\n"), "latin1"),
    () => Buffer.from(text.replace("\r\n\r\n", "\r\nContent-Transfer-Encoding: base64\r\n\r\n"), "latin1"),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.alloc(0),
  ]);
  return { type, bytes: broken() };
};

const brokenBytes: Make = (entries, random) => {
  const sequences = [
    "%",
    "%zz",
    "%C3%28",
    "%ED%A0%80",
    "%C0%AF",
    "%F4%90%80%80",
    "%00",
    "%FF%FE",
    "&&==&=&",
    "%u0041",
  ] as const;
  const { type, bytes } = asUrlEncoded(entries);
  const text = String(bytes).replaceAll("=", (sign) => (random.chance(0.2) ? `=${random.pick(sequences)}` : sign));
  return { type, bytes: Buffer.from(text) };
};

const ownInputs = ["form_id", "form_token", "form_proof", "form_recaptcha"] as const;

const wrongOwnInputs: Make = (entries, random) => {
  const name = random.pick(ownInputs);
  const others = entries.filter(([own]) => own !== name);
  const value = random.pick(["", "a.b.c", "zzzzzzzz", "9".repeat(64), "__proto__", hostileText(random)]);
  return encoded(random.chance(0.3) ? others : [...others, [name, value]], random);
};

const withFiles: Make = (entries, random) => {
  const isAsked = entries.find(([, value]) => typeof value !== "string")?.[0];
  const names = [isAsked ?? "photo", isAsked ?? "photo", "name", "files[]", "__proto__", "file0"] as const;
  const files = Array.from({ length: 1 + random.integer(4) }, (): Entry => [
    random.pick(names),
    random.pick(hostileFiles),
  ]);
  // One of the files is large, so it is only sent now and then.
  const few = files.filter(
    ([, file]) => typeof file !== "string" && (random.chance(0.05) || !file.what.includes("over 15")),
  );
  return asMultipart([...entries.filter(([name]) => name !== isAsked), ...few], random.chance(0.2));
};

const texts: Make = (entries, random) =>
  encoded(
    changed(entries, random, () => hostileText(random)),
    random,
  );
const around: Make = (entries, random) =>
  encoded(
    changed(entries, random, (old) => `${old} ${hostileText(random)}`),
    random,
  );
const figures: Make = (entries, random) =>
  encoded(
    changed(entries, random, () => hostileNumber(random)),
    random,
  );

const kinds: readonly [[string, Make], ...[string, Make][]] = [
  ["hostile texts", texts],
  ["hostile texts", texts],
  ["hostile texts behind good ones", around],
  ["hostile texts behind good ones", around],
  ["strange numbers, days and choices", figures],
  ["strange names of inputs", withStrangeNames],
  ["fields of megabytes", megabyte],
  ["a crowd of inputs", crowd],
  ["another type of content", wrongType],
  ["a broken multipart body", brokenMultipart],
  ["broken bytes", brokenBytes],
  ["another token or form", wrongOwnInputs],
  ["hostile files", withFiles],
];

/**
 * Makes one hostile input: a valid form that is then spoiled.
 *
 * @param email - The sender's address.
 * @param own - The entries of the form besides its fields, such as its token.
 */
export function hostileInput({ form }: FormTarget, email: string, own: readonly Entry[], random: Random): HostileInput {
  const [what, make] = random.pick(kinds);
  return { what, body: make([...own, ...rightEntries(form, email)], random) };
}
