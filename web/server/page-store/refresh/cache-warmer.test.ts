import { expect, test, vi } from "vitest";
import { log as lines } from "#app/log.server.ts";
import {
  changeOf,
  paths,
  settingOfEach,
  siteLookingEvery,
  soon,
  startedSite,
  stateIn,
} from "../../../test/leading-site.ts";

const setting = settingOfEach();

test("a change whose purge was lost is found in the log, once, and its pages are made again", async () => {
  const { log, looks } = setting().contentSystem;
  const { made, announced } = await startedSite(setting());
  log.changes.push(changeOf("b", 6));
  await expect.poll(() => made, soon).toEqual(["/b"]);
  await looks();
  expect(announced).toEqual([changeOf("b", 6)]);
  expect(made).toEqual(["/b"]);
});

test("a change that came with a purge isn't taken for a lost one, however long its pages take", async () => {
  const { log, looks } = setting().contentSystem;
  const { state, leader, made, announced } = await startedSite(setting());
  const { promise, resolve } = Promise.withResolvers<void>();
  state.untilMade = promise;
  log.changes.push(changeOf("b", 6));
  const applied = leader.apply([changeOf("b", 6)]);
  await looks();
  expect(announced, "being made").toEqual([]);
  resolve();
  await applied;
  await looks();
  expect(announced, "made").toEqual([]);
  expect(made).toEqual(["/b"]);
});

test("a purge that others should have come before has those looked for at once", async () => {
  const { log } = setting().contentSystem;
  const { leader, made, announced } = await startedSite(setting(), 600_000);
  log.changes.push(changeOf("b", 6), changeOf("c", 7));
  await leader.apply([changeOf("c", 7)]);
  await expect.poll(() => made, soon).toEqual(["/c", "/b"]);
  expect(announced).toEqual([changeOf("b", 6)]);
});

test("a content system that restarts warns nobody, and one that stays away does so once", async () => {
  const warn = vi.spyOn(lines, "warn").mockReturnValue(undefined);
  const info = vi.spyOn(lines, "info").mockReturnValue(undefined);
  const { log, looks } = setting().contentSystem;
  await startedSite(setting());
  log.isAway = true;
  await looks();
  expect(warn).not.toHaveBeenCalled();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  await looks();
  expect(warn).toHaveBeenCalledExactlyOnceWith("Log of changes is out of reach", { reason: expect.any(String) });
  log.isAway = false;
  await looks();
  expect(info).toHaveBeenLastCalledWith("Log of changes is read again", {});
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.for([
  { what: "no longer goes back far enough", changes: [changeOf("a", 20), changeOf("a", 21)] },
  { what: "is another one", changes: [changeOf("a", 2)] },
])("where the log $what every page is made again, once", async ({ changes }) => {
  const { log, looks } = setting().contentSystem;
  const { state, made, announced } = await startedSite(setting());
  const { forgotten } = state;
  log.changes = changes;
  await expect.poll(() => made.toSorted(), soon).toEqual(paths);
  await looks();
  expect(made).toHaveLength(paths.length);
  expect(state.forgotten - forgotten, "searches and kept answers").toBe(1);
  expect(announced).toEqual([]);
  log.changes.push(changeOf("b", 22));
  const later = { ...soon, message: "from then on it is known what changes" };
  await expect.poll(() => made.slice(paths.length), later).toEqual(["/b"]);
});

test("without a warm-up no page is made before it is asked for, and a lost purge is still found", async () => {
  const { log } = setting().contentSystem;
  const { revalidator, leader, made, announced } = siteLookingEvery(10, setting(), 10, false);
  await revalidator.store.restore();
  await leader.start();
  expect(made).toEqual([]);
  log.changes.push(changeOf("b", 6));
  await expect.poll(() => announced, soon).toEqual([changeOf("b", 6)]);
});

test("a restart goes on from the last change that is known", async () => {
  const { log, asked } = setting().contentSystem;
  const first = await startedSite(setting());
  log.changes.push(changeOf("b", 6));
  await expect.poll(() => first.made, soon).toEqual(["/b"]);
  await expect.poll(() => stateIn(setting()), soon).toMatchObject({ cursor: 6 });
  await first.stop();
  log.changes.push(changeOf("c", 7));
  asked.length = 0;
  const second = siteLookingEvery(10, setting());
  await second.start();
  await expect.poll(() => second.made, soon).toEqual(["/c"]);
  expect(asked[0]).toBe("6");
  expect(second.announced).toEqual([changeOf("c", 7)]);
});

test("after a long absence all lost changes are read at once, however many parts the log has", async () => {
  const { log, asked } = setting().contentSystem;
  const first = await startedSite(setting());
  await expect.poll(() => stateIn(setting()), soon).toMatchObject({ cursor: 5 });
  await first.stop();
  log.changes.push(...Array.from({ length: 1200 }, (_, index) => changeOf("b", 6 + index)), changeOf("c", 1206));
  asked.length = 0;
  const second = siteLookingEvery(600_000, setting());
  await second.start();
  await expect.poll(() => second.made.toSorted(), soon).toEqual(["/b", "/c"]);
  expect(asked.slice(0, 3)).toEqual(["5", "505", "1005"]);
  expect(second.announced).toHaveLength(1201);
});

test("a log that is out of reach is asked again until it answers", async () => {
  const { log, looks } = setting().contentSystem;
  const { made, announced } = await startedSite(setting());
  log.isAway = true;
  log.changes.push(changeOf("b", 6));
  await looks();
  expect(announced).toEqual([]);
  log.isAway = false;
  await expect.poll(() => made, soon).toEqual(["/b"]);
  expect(announced).toEqual([changeOf("b", 6)]);
});

test("pages that were made before it was known where the log stands are made again", async () => {
  const { log, looks } = setting().contentSystem;
  log.isAway = true;
  const { made } = await startedSite(setting());
  await looks();
  expect(made).toEqual([]);
  log.isAway = false;
  await expect.poll(() => made.toSorted(), soon).toEqual(paths);
});

test("many changes at once share one reading of the menus", async () => {
  const { leader, state, made } = await startedSite(setting());
  const { promise, resolve } = Promise.withResolvers<void>();
  state.untilMenus = promise;
  const before = state.menusRead;
  const changes = Array.from({ length: 30 }, (_, index) => changeOf("b", 6 + index));
  const applied = Promise.all(changes.map((change) => leader.apply([change])));
  await expect.poll(() => made, soon).toContain("/b");
  // Of two languages.
  await expect.poll(() => state.menusRead - before, soon).toBe(2);
  resolve();
  await applied;
  expect(state.menusRead - before).toBe(2);
});

test("a page that answered for a moment that it was gone is made again, though nothing changes", async () => {
  const { state, revalidator, announced } = await startedSite(setting(), 600_000, 10);
  state.gone.add("/b");
  await revalidator.refresh("/b");
  expect(revalidator.store.get("/b")).toBeUndefined();
  state.gone.clear();
  await expect.poll(() => revalidator.store.get("/b"), soon).toBeDefined();
  expect(announced).toEqual([]);
});
