import { describe, expect, test } from "vitest";
import { formatForComparison, isDifferent, type Versions } from "../src/admin/conflicts/compare-values.ts";
import { endedSessionStep } from "../src/admin/conflicts/ended-session.ts";
import { onFormEvent } from "../src/admin/conflicts/form-events.ts";
import {
  clearChanges,
  clearSavedChanges,
  isSameForm,
  storeChanges,
  storedChanges,
} from "../src/admin/conflicts/unsaved-changes.ts";
import { loadedVersionStep } from "../src/admin/conflicts/loaded-versions.ts";
import { mergeVersions } from "../src/admin/conflicts/merge-versions.ts";
import { panelFetch } from "../src/admin/panel-fetch.ts";

const id = "abcdefghijklmnopqrstuvwx";
const page = `/content-manager/collection-types/api::page.page/${id}`;

const origin = "https://cms.example";

const told: object[] = [];
onFormEvent((event) => told.push(event));

/** The panel's `fetch` with canned answers, and the versions and languages that it sent. */
function openPanel(answer: (method: string, count: number) => { status?: number; body: object }) {
  const sent: (string | null)[] = [];
  const languages: (string | null)[] = [];
  const send: typeof fetch = async (_input, init = {}) => {
    const headers = new Headers(init.headers);
    sent.push(headers.get("x-loaded-version"));
    languages.push(headers.get("x-panel-language"));
    const { status = 200, body } = answer(init.method ?? "GET", sent.length);
    return Response.json(body, { status });
  };
  const ask = panelFetch(send, origin, [loadedVersionStep(origin, () => "en")]);
  return { ask, sent, languages };
}

const at = (second: number) => ({ body: { data: { updatedAt: `2027-01-01T00:00:0${second}.000Z` } } });

describe("a form sends the version that it loaded", () => {
  test("with what it saves, and after that the version that it saved", async () => {
    const { ask, sent } = openPanel((_method, count) => at(count));
    await ask(`${page}?locale=nl`);
    await ask(`${page}?locale=nl`, { method: "PUT" });
    await ask(`${page}?locale=nl`, { method: "PUT" });
    expect(sent).toEqual([null, "2027-01-01T00:00:01.000Z", "2027-01-01T00:00:02.000Z"]);
  });

  test("with what it publishes, in its own language, whichever version is on the site", async () => {
    const { ask, sent } = openPanel((_method, count) => at(count));
    await ask(`${page}?locale=nl`);
    await ask(`${page}?locale=nl&status=published`);
    await ask(`${page}/actions/publish?locale=en`, { method: "POST" });
    await ask(`${page}/actions/publish?locale=nl`, { method: "POST" });
    expect(sent).toEqual([null, null, null, "2027-01-01T00:00:01.000Z"]);
  });

  test.each(["discard", "unpublish"])("with what it throws away: %s", async (action) => {
    const { ask, sent } = openPanel((_method, count) => at(count));
    await ask(`${page}?locale=nl`);
    await ask(`${page}/actions/${action}?locale=nl`, { method: "POST" });
    await ask(`${page}?locale=nl`);
    await ask(`${page}?locale=nl`, { method: "PUT" });
    expect(sent).toEqual([null, "2027-01-01T00:00:01.000Z", null, "2027-01-01T00:00:03.000Z"]);
  });

  test("as none, where there was none yet, and for the settings too", async () => {
    const settings = "/content-manager/single-types/api::settings.settings?locale=en";
    const { ask, sent, languages } = openPanel(() => ({ body: { data: {} } }));
    await ask(settings);
    await ask(settings, { method: "PUT" });
    expect(sent).toEqual([null, "none"]);
    expect(languages).toEqual(["en", "en"]);
  });
});

test("a refusal is told, with who was first, and the answer reaches the form", async () => {
  const conflict = { by: "Anna", at: "2027-01-01T00:00:09.000Z" };
  const refused = { status: 400, body: { error: { details: { conflict } } } };
  const { ask, sent } = openPanel((method) => (method === "GET" ? at(1) : refused));
  await ask(`${page}?locale=nl`);
  const answer = await ask(`${page}?locale=nl`, { method: "PUT" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual(refused.body);
  expect(told).toEqual([{ kind: "conflict", conflict }]);

  await ask(`${page}?locale=nl`, { method: "PUT" });
  expect(sent.at(-1), "until the form has loaded anew").toBe("2027-01-01T00:00:01.000Z");
});

test("what differs is shown in words, without what the form keeps for itself", () => {
  const cards = [{ id: 1, title: "Kaart", url: null }];
  const block = { id: 4, __component: "blocks.cards", __temp_key__: "a0", cards };
  const mine = { title: "Een", intro: "Zelfde", blocks: [block] };
  const theirs = { title: "Twee", intro: "Zelfde", blocks: [{ ...block, id: 9, __temp_key__: "b1" }] };

  expect(isDifferent(mine, theirs)).toBe(true);
  expect(isDifferent(mine, { ...theirs, title: "Een" })).toBe(false);
  expect(isDifferent({ title: undefined }, { title: null })).toBe(false);
  expect(formatForComparison([block], "nl")).toBe("— blocks.cards\nKaart");
});

test("a date is shown in the panel's language, and a moment in the circuit's time", () => {
  expect(formatForComparison("2027-07-01T22:30:00.000Z", "nl")).toBe("2 juli 2027 om 00:30");
  expect(formatForComparison("2027-07-01", "en")).toBe("July 1, 2027");
  const timetable = [{ id: 1, date: "2027-07-01", sessions: [{ startTime: "09:30" }] }];
  expect(formatForComparison(timetable, "nl")).toBe("1 juli 2027\n09:30");
  expect(formatForComparison("2027-99-01", "nl")).toBe("2027-99-01");
});

/** Merges versions of a form without groups: which fields are asked about, and the result with all that is mine. */
function merge(versions: Versions) {
  const layout = Object.keys(versions.loaded).map((name) => ({ name, label: name, fields: null }));
  const { questions, merged } = mergeVersions(layout, versions);
  return { asked: questions.map(({ name }) => name), merged: merged(() => "mine") };
}

test("what only one of two editors changed stays, and only of what both changed somebody has to choose", () => {
  const loaded = { title: "Een", intro: "Begin", author: "Jo", blocks: [{ __component: "blocks.text", text: "x" }] };
  const mine = { ...loaded, author: "Anna", intro: "Mijn begin" };
  // The CMS answers the same fields in another order.
  const theirs = { ...loaded, title: "Twee", intro: "Hun begin", blocks: [{ text: "x", __component: "blocks.text" }] };

  const merged = { ...mine, title: "Twee" };
  expect(merge({ loaded, mine, theirs })).toEqual({ asked: ["intro"], merged });
  expect(merge({ loaded, mine, theirs: { ...theirs, intro: "Mijn begin" } })).toEqual({ asked: [], merged });
});

test("in a group of fields too, what only one of two editors changed stays", () => {
  const field = (name: string, label: string) => ({ name, label, fields: null });
  const contact = { ...field("contact", "Contact"), fields: [field("street", "Straat"), field("phone", "Telefoon")] };
  const layout = [field("title", "Titel"), contact, field("social", "Sociaal")];
  const loaded = { title: "Een", contact: { id: 1, street: "Baan 1", phone: "010" }, social: null };
  const mine = { ...loaded, contact: { ...loaded.contact, phone: "020" }, social: { url: "x" } };
  const theirs = { ...loaded, contact: { id: 9, street: "Baan 2", phone: "010" } };

  const { questions, merged } = mergeVersions(layout, { loaded, mine, theirs });
  expect(questions).toEqual([]);
  const both = { id: 9, street: "Baan 2", phone: "020" };
  expect(merged(() => "mine")).toEqual({ title: "Een", contact: both, social: { url: "x" } });

  const other = { ...theirs, contact: { ...theirs.contact, phone: "030" } };
  const asked = mergeVersions(layout, { loaded, mine, theirs: other });
  const name = "contact.phone";
  expect(asked.questions).toEqual([{ name, label: "Contact › Telefoon", mine: "020", theirs: "030" }]);
  expect(asked.merged(() => "theirs")["contact"]).toEqual({ id: 9, street: "Baan 2", phone: "030" });
});

const file = { id: 7, mime: "image/jpeg", hash: "baan", url: "/uploads/baan.jpg" };
const link = { id: 1, label: "Tickets", url: "/tickets" };
const connected = (documentId: string) => ({ connect: [{ id: 1, documentId }] });

test.each([
  ["the address of a link", { link }, { link: { ...link, id: 9, url: "/kaartjes" } }],
  ["the kind of a paragraph", [{ type: "paragraph", children: [] }], [{ type: "heading", children: [] }]],
  ["another file", { image: file }, { image: { ...file, id: 8 } }],
  ["another entry that is linked", connected("a"), connected("b")],
  ["a number", 1, 2],
])("a change of %s is one, though its words are the same", (_, part, mine) => {
  const merged = { part: mine };
  expect(merge({ loaded: { part }, mine: merged, theirs: { part } })).toEqual({ asked: [], merged });
});

test("what the media library knows of a file, and what is empty in another way, is no change", () => {
  const loaded = { image: file, list: [], intro: null };
  expect(isDifferent(loaded, { image: { ...file, updatedAt: "2027" }, list: null, intro: "" })).toBe(false);
});

describe("a session that ends before a form is saved", () => {
  /** The panel's `fetch` with an answer for each path, and what was told of the session. */
  function panelOn(answers: Record<string, Response>) {
    const heard: [string, number | null][] = [];
    const listeners: ((change: { key: string; newValue: string | null }) => void)[] = [];
    onFormEvent((event) => {
      if (event.kind === "session-ended") heard.push(["ended", event.user]);
    });
    const step = endedSessionStep({
      onLogin: (user) => heard.push(["login", user]),
      endedMessage: () => "Je sessie is afgelopen.",
      watchOtherTabs: (onChange) => listeners.push(onChange),
    });
    const send: typeof fetch = async (input) =>
      (answers[typeof input === "string" ? input : ""] ?? Response.json({})).clone();
    const ask = panelFetch(send, origin, [step]);
    const inOtherTab = (key: string, newValue: string | null) => {
      for (const listener of listeners) listener({ key, newValue });
    };
    return { ask, heard, inOtherTab };
  }
  const refused = Response.json({ error: { message: "Missing or invalid credentials" } }, { status: 401 });

  test("is told with whose it was, and the refusal is in the editor's own language", async () => {
    const { ask, heard } = panelOn({
      "/admin/users/me": Response.json({ data: { id: 7 } }),
      "/admin/access-token": refused,
      [page]: refused,
    });
    await ask("/admin/users/me");
    const answer = await ask(page, { method: "PUT" });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ data: null, error: { message: "Je sessie is afgelopen." } });
    await ask("/admin/access-token", { method: "POST" });
    expect(heard).toEqual([["ended", 7]]);
  });

  test("is told when the editor logs out in another tab, and not for what else a tab does there", async () => {
    const { ask, heard, inOtherTab } = panelOn({ "/admin/users/me": Response.json({ data: { id: 7 } }) });
    await ask("/admin/users/me");
    inOtherTab("isLoggedIn", "true");
    inOtherTab("STRAPI_THEME", null);
    expect(heard).toEqual([]);
    inOtherTab("isLoggedIn", null);
    expect(heard).toEqual([["ended", 7]]);
  });

  test("isn't learned from an answer of something else than the CMS, which reaches the panel as it is", async () => {
    const { ask, heard } = panelOn({ "/admin/users/me": new Response("<h1>Log in</h1>") });
    const answer = await ask("/admin/users/me");
    expect(await answer.text()).toBe("<h1>Log in</h1>");
    expect(heard).toEqual([]);
  });

  test("is followed by a log-in, wrong passwords aside", async () => {
    const { ask, heard } = panelOn({ "/admin/login": Response.json({ data: { user: { id: 8 } } }) });
    await ask("/admin/login", { method: "POST" });
    expect(heard).toEqual([["login", 8]]);
    const other = panelOn({ "/admin/login": refused });
    expect((await other.ask("/admin/login", { method: "POST" })).status).toBe(401);
    expect(other.heard).toEqual([]);
  });

  test("leaves what was typed for the same form only, until it is dealt with", () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    };
    expect(storedChanges(storage)).toBeNull();
    const versions = { loaded: { title: "" }, mine: { title: "Getypt" } };
    const changes = { path: `/admin${page}?plugins[i18n][locale]=nl`, user: 7, isDeleted: false, versions };
    storeChanges(storage, changes);
    expect(storedChanges(storage)).toEqual(changes);
    expect(isSameForm(changes.path, `/admin${page}?plugins%5Bi18n%5D%5Blocale%5D=nl&x=1`)).toBe(true);
    expect(isSameForm(changes.path, `/admin${page}?plugins[i18n][locale]=en`)).toBe(false);
    const type = "/content-manager/collection-types/api::page.page";
    for (const path of [`${type}/another?locale=nl`, `${type}?locale=nl`, `${page}?locale=en`])
      clearSavedChanges(storage, new URL(path, origin));
    expect(storedChanges(storage)).toEqual(changes);
    clearSavedChanges(storage, new URL(`${page}/actions/publish?locale=nl`, origin));
    expect(storedChanges(storage)).toBeNull();
    storeChanges(storage, changes);
    clearChanges(storage);
    expect(storedChanges(storage)).toBeNull();
    stored.set("circuit:kept-changes", '{"path":"/x"}');
    expect(storedChanges(storage)).toBeNull();
  });
});
