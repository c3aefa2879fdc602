import type { Change } from "@circuit/contract/site-link/changes";
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

test("a restart goes on from the last change that is known, and reads all lost ones, however many parts the log has", async () => {
  const { log, asked } = setting().contentSystem;
  const first = await startedSite(setting());
  log.changes.push(changeOf("b", 6));
  await expect.poll(() => stateIn(setting()), soon).toMatchObject({ cursor: 6 });
  await first.stop();
  log.changes.push(...Array.from({ length: 1200 }, (_, index) => changeOf("b", 7 + index)), changeOf("c", 1207));
  asked.length = 0;
  const second = siteLookingEvery(600_000, setting());
  await second.start();
  await expect.poll(() => second.made.toSorted(), soon).toEqual(["/b", "/c"]);
  expect(asked.slice(0, 3)).toEqual(["6", "506", "1006"]);
  expect(second.announced).toHaveLength(1201);
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

test("a lost change whose pages weren't made before the site stopped is found again after it", async () => {
  const { log } = setting().contentSystem;
  const first = await startedSite(setting());
  await expect.poll(() => stateIn(setting()), soon).toMatchObject({ cursor: 5 });
  first.state.untilMade = new Promise(() => undefined);
  log.changes.push(changeOf("b", 6));
  await expect.poll(() => first.announced, soon).toEqual([changeOf("b", 6)]);
  first.leave();
  const second = siteLookingEvery(10, setting());
  await second.start();
  await expect.poll(() => second.made, soon).toEqual(["/b"]);
});

test("stopped while every page is made again, the site begins anew with that", async () => {
  const { log, looks } = setting().contentSystem;
  const first = await startedSite(setting());
  first.state.untilMade = new Promise(() => undefined);
  log.changes = [changeOf("a", 20)];
  await expect.poll(() => first.state.forgotten, soon).toBe(2);
  await looks();
  first.leave();
  const second = siteLookingEvery(10, setting());
  await second.start();
  await expect.poll(() => second.made.toSorted(), soon).toEqual(paths);
});

test("a purge that overtakes a slow one is no reason to take either for lost", async () => {
  const { log } = setting().contentSystem;
  const { state, leader, made, announced } = await startedSite(setting());
  const { promise, resolve } = Promise.withResolvers<void>();
  state.untilMade = promise;
  const purge = (change: Change) => {
    log.changes.push(change);
    return leader.apply([change]);
  };
  const slow = purge(changeOf("b", 6));
  await purge(changeOf("elsewhere", 7));
  await purge(changeOf("elsewhere", 9));
  resolve();
  await slow;
  expect(announced).toEqual([]);
  expect(made).toEqual(["/b"]);
  const known = { ...soon, message: "all of them are known" };
  await expect.poll(() => stateIn(setting()), known).toMatchObject({ cursor: 9 });
});

test("a purge that comes while the log is away hides none that was lost before it", async () => {
  const { log } = setting().contentSystem;
  log.isAway = true;
  const { leader, made } = await startedSite(setting());
  log.changes.push(changeOf("b", 6), changeOf("c", 7));
  await leader.apply([changeOf("c", 7)]);
  expect(made).toEqual(["/c"]);
  log.isAway = false;
  await expect.poll(() => made, soon).toContain("/b");
});

test("S02 a menu that changed while the site stood still is told once it runs again, and then no more", async () => {
  const first = await startedSite(setting());
  await expect.poll(() => stateIn(setting()), soon).toMatchObject({ cursor: 5 });
  const before = await stateIn(setting());
  await first.stop();

  const second = siteLookingEvery(600_000, setting());
  second.state.menus = "Home, Tickets";
  await second.start();
  const menusOf = (locale: "nl" | "en") => expect.objectContaining({ type: "menus", locale });
  expect(second.announced).toEqual([menusOf("nl"), menusOf("en")]);
  await expect.poll(() => stateIn(setting()), soon).not.toEqual(before);
  await second.stop();

  const third = siteLookingEvery(600_000, setting());
  third.state.menus = "Home, Tickets";
  await third.start();
  expect(third.announced).toEqual([]);
});
