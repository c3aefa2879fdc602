import type { Change } from "@circuit/contract/site-link/changes";
import { expect, test } from "vitest";
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
