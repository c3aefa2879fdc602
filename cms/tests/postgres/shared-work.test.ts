import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addLanguages } from "../../src/content/languages.ts";
import { runExclusively } from "../../src/database/shared-work.ts";
import { consumeMailQuota, maxMailsInDay } from "../../src/mail/recipient-limit.ts";
import { publish } from "../publish.ts";
import { type RunningCms, startCms } from "../strapi.ts";

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms({ template: inject("template") });
  await addLanguages(cms.strapi);
});

afterAll(() => cms.stop());

test("a job runs once at a time, however many instances plan it, and again when it is over", async () => {
  const { db } = cms.strapi;
  const inner = await runExclusively(db, "job", () => runExclusively(db, "job", () => Promise.resolve("twice")));
  expect(inner).toBeNull();
  expect(await runExclusively(db, "job", () => Promise.resolve("again"))).toBe("again");
  await expect(runExclusively(db, "job", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await runExclusively(db, "job", () => Promise.resolve("after a failure"))).toBe("after a failure");
});

test("an inbox gets no more mails in a day when they are asked for at the same moment", async () => {
  const asked = Array.from({ length: 20 }, () => consumeMailQuota(cms.strapi.db, "druk@example.nl"));
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(maxMailsInDay);
});

test("a text of one line is kept as long as its schema lets it be", async () => {
  const url = `https://partner.example/${"x".repeat(450)}`;
  const documentId = await publish(cms.strapi, "api::partner.partner", () => ({ name: "Partner", url }));
  const partner = await cms.strapi.documents("api::partner.partner").findOne({ documentId, status: "published" });
  expect(partner?.url).toBe(url);
});

test("of two documents that take the same address at the same moment one is refused", async () => {
  const data = { title: "Gelijk", slug: "gelijk", summary: "Kort", publishedOn: "2026-05-10T10:00:00.000Z" };
  const create = () =>
    cms.strapi.documents("api::news-article.news-article").create({ locale: "nl", data, status: "published" });
  const outcomes = await Promise.allSettled([create(), create(), create()]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a moment is the same wherever an instance runs", async () => {
  const { TZ } = process.env;
  const data = { title: "Op tijd", slug: "op-tijd", summary: "Kort", publishedOn: "2026-10-25T00:30:00.000Z" };
  process.env.TZ = "Asia/Tokyo";
  const news = cms.strapi.documents("api::news-article.news-article");
  const { documentId } = await news.create({ locale: "nl", data, status: "published" });
  process.env.TZ = "America/New_York";
  const found = await news.findOne({ documentId, locale: "nl" });
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;

  expect(new Date(String(found?.publishedOn)).toISOString()).toBe(data.publishedOn);
});
