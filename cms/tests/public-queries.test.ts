import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { publicReadActions } from "../src/access/reading.ts";
import { generatedQueries } from "./generated-queries.ts";
import { cmsWithSiteForFile } from "./shared-cms.ts";
import { watchLog } from "./watched-log.ts";
import { isWholeRun } from "./whole-run.ts";

/** Queries without an API token must stay within limits, whatever they contain, and must not fill the log. */
const { cms } = cmsWithSiteForFile();
let log: ReturnType<typeof watchLog>;

const queriesPerType = isWholeRun ? 30 : 10;

/** A statement of a view joins its table, one related table and the table that links them. */
const maxJoins = 3;

const readable = publicReadActions.flatMap((action) => /^(api::.+)\.find$/u.exec(action)?.[1] ?? []);

beforeEach(() => {
  log = watchLog(cms);
});

afterEach(() => log.stop());

function typeOf(uid: string) {
  const found = Object.values(cms.strapi.contentTypes).find((type) => type.uid === uid);
  if (found === undefined) throw new Error(`There is no type ${uid}`);
  return found;
}

function addressOf(uid: string): string {
  const { info, kind } = typeOf(uid);
  return `/${kind === "singleType" ? info.singularName : info.pluralName}`;
}

/** Queries for what there is, and to find out the values of hidden fields, letter by letter or by sort order. */
function searchesFor(uid: string): string[] {
  const fields = typeOf(uid).attributes;
  const hidden = Object.keys(fields).filter((name) => fields[name]?.private === true);
  const guesses = ["info@", "zzz", "Voorpagina"];
  const perField = hidden.flatMap((name) => [`filters[${name}][$startsWith]=i`, `sort=${name}:desc`, `fields=${name}`]);
  return ["", "view=detail", ...guesses.map((guess) => `_q=${guess}`), ...perField];
}

/** Sends every query; each result is one text with the query and its answer. */
async function answersOf(uid: string): Promise<string[]> {
  const answers: string[] = [];
  const types = Object.entries(cms.strapi.contentTypes).map(([name, { attributes }]) => [name, { attributes }]);
  const generated = generatedQueries(Object.fromEntries(types), uid, queriesPerType, 7);
  for (const query of [...searchesFor(uid), ...generated]) {
    const { status, body } = await cms.get(`${addressOf(uid)}?${query}`);
    answers.push(`${query} ${status} ${JSON.stringify(body)}`);
  }
  return answers;
}

/** Changes the values of all hidden fields: private ones, the makers of entries, and drafts. */
async function changeWhatIsHidden(): Promise<void> {
  const { connection } = cms.strapi.db;
  const other = { recipients: "zzz@elders.example", confirmation_text: "zzz", retention_days: 3 };
  await connection("forms").update(other);
  const maker = { email: "maker@circuit.example", firstname: "Maker" };
  const [{ id }] = await connection("admin_users").insert(maker).returning("id");
  await connection("pages").whereNotNull("published_at").update({ created_by_id: id, updated_by_id: id });
  await connection("pages").whereNull("published_at").update({ title: "Ander concept" });
}

describe("whatever a stranger asks of the content API", () => {
  test("it answers or refuses, never fails, logs no stack, joins few tables, and answers nothing that depends on what it hides", async () => {
    const statements: string[] = [];
    const onQuery = ({ sql }: { sql: string }) => statements.push(sql);
    cms.strapi.db.connection.on("query", onQuery);
    const before = await Promise.all(readable.map(answersOf));
    cms.strapi.db.connection.off("query", onQuery);
    const answers = before.flat();

    const refused = answers.filter((answer) => answer.includes(" 400 "));
    expect(answers.filter((answer) => !/ (?:200|400|404) /u.test(answer))).toEqual([]);
    expect(refused.length).toBeGreaterThan(answers.length / 4);
    expect(refused.length).toBeLessThan(answers.length);
    expect(await log.stacks()).toEqual([]);
    expect(statements.filter((sql) => (sql.match(/\bjoin\b/gu)?.length ?? 0) > maxJoins)).toEqual([]);

    await changeWhatIsHidden();
    expect(await Promise.all(readable.map(answersOf))).toEqual(before);
  });
});

test.each([
  "/forms?sort[recipients]=asc",
  "/forms?filters[$or][0][recipients][$contains]=i&filters[$or][1][id]=0",
  "/pages?filters[slug][$eq][$eq]=home",
  "/pages?filters[slug][$in][0][$eq]=home",
  "/pages?filters[slug][$not][$eq][$eq]=home",
  "/events?filters[relatedNews][relatedEvents][relatedNews][title][$contains]=a",
  "/events?filters[type][slug][$eq]=superbike-nl",
  "/pages?filters[blocks][title][$contains]=a",
  `/pages?${Array.from({ length: 99 }, (_, n) => `filters[slug][$in][${n}]=a`).join("&")}`,
  `/pages?${Array.from({ length: 40 }, (_, n) => `filters[$or][${n}][slug]=a`).join("&")}`,
  "/pages?pagination[page]=99999999999999999999",
])("a stranger is refused %s, which leaves no stack in the log", async (address) => {
  expect((await cms.get(address)).status).toBe(400);
  expect(await log.stacks()).toEqual([]);
});
