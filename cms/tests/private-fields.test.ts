import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { privateFields } from "../src/access/private-query.ts";
import { emptyCmsForFile, panelForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
const editor = panelForFile(cms, "editor");
const people = { admin: panelForFile(cms, "admin"), inbox: panelForFile(cms, "inbox") };
const token = "abcdefgeheim";

beforeAll(async () => {
  await cms.strapi.documents("api::subscription.subscription").create({
    data: { email: "a@b.example", kind: "newsletter", state: "pending", language: "nl", token },
  });
});

const ask = async (panel: typeof editor, path: string) => {
  const { status, body } = await panel.ask("GET", path);
  return [path, status, body] as const;
};

const subscriptions = "/collection-types/api::subscription.subscription";
const submissions = "/collection-types/api::submission.submission";
const forms = "/collection-types/api::form.form";

describe.each(["inbox", "admin"] as const)("the key of a subscription or a submission, for %s,", (who) => {
  test.each([
    `${subscriptions}?filters[token][$startsWith]=a`,
    `${subscriptions}?filters[$and][0][$or][0][$not][token][$contains]=a`,
    `${subscriptions}?sort=email:asc,token:desc`,
    `${subscriptions}?sort[0]=token`,
    `${subscriptions}?sort[token]=asc`,
    `${subscriptions}?fields=token`,
    `${subscriptions}?fields[0]=token`,
    `${submissions}?filters[idempotencyKey][$gt]=a`,
    `${submissions}?sort=idempotencyKey:asc`,
  ])("can't be guessed: %s", async (path) => {
    expect(await ask(people[who], path)).toEqual([path, 400, expect.anything()]);
  });

  test("isn’t searched or shown", async () => {
    const [, status, body] = await ask(people[who], `${subscriptions}?_q=${token.slice(0, 4)}`);
    expect([status, body]).toMatchObject([200, { results: [] }]);
    const [, , all] = await ask(people[who], subscriptions);
    expect(z.object({ results: z.array(z.unknown()).length(1) }).parse(all)).toBeDefined();
    expect(JSON.stringify(all)).not.toContain(token);
  });

  test("isn’t sorted by among what is to be published together", async () => {
    const body = { documentIds: ["a"], sort: "token:asc" };
    const asked = await people[who].ask("POST", `${subscriptions}/actions/bulkFindForValidation`, body);
    expect(asked.status).toBe(400);
  });
});

test.each([
  "//content-manager/relations/blocks.form/form?filters[recipients][$contains]=a",
  "//content-manager/relations/blocks.form/form?sort=retentionDays",
  `${forms}?filters[localizations][recipients][$contains]=a`,
  `${forms}?sort=localizations.recipients:asc`,
  `${forms}?populate[localizations][filters][recipients][$contains]=a`,
  `${forms}?populate[localizations][fields][0]=recipients`,
])("what only the form of a type shows can't be guessed by way of another entry: %s", async (path) => {
  expect(await ask(editor, path)).toEqual([path, 400, expect.anything()]);
});

test.each([
  `${forms}?page=1&pageSize=10&sort=retentionDays:ASC`,
  `${forms}?filters[$and][0][retentionDays][$gt]=10`,
  `${forms}?filters[title][$contains]=token&filters[slug][$in][0]=token`,
  `${forms}?_q=token`,
])("the lists of the panel work as before: %s", async (path) => {
  expect(await ask(editor, path)).toEqual([path, 200, expect.anything()]);
});

test("every private field is known by its name, and nothing else of the site has such a name", () => {
  const { all, shown } = privateFields(cms.strapi);
  const names = ["confirmationText", "idempotencyKey", "recipients", "retentionDays", "token"];
  expect([...all].toSorted()).toEqual(names);
  expect([...(shown.get("api::form.form") ?? [])].toSorted()).toEqual([names[0], names[2], names[3]]);
  expect([...(shown.get("api::subscription.subscription") ?? [])]).toEqual([]);
  const own = Object.values(cms.strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  const attributes = [...own, ...Object.values(cms.strapi.components)].flatMap((type) => Object.keys(type.attributes));
  expect(attributes.filter((name) => all.has(name)).toSorted()).toEqual(names);
});
