import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, removeDraft, saveDraft, readDraft, removeOutdatedDrafts } from "./form-draft.ts";

const form = formSchema.parse(formFixture);
const key = draftKey(form);

function formData(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const kept = new Map<string, string>();

const browser = { cookie: "" };

/** @param mark - `null` for nobody. */
function beIn(mark: string | null): void {
  browser.cookie = mark === null ? "locale=nl" : `locale=nl; signed-in=${mark}`;
}

beforeEach(() => {
  kept.clear();
  beIn(null);
  vi.stubGlobal("document", browser);
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("F16 what was typed is kept, without files and what the form adds itself", () => {
  const file = new File(["x"], "poster.jpg");
  saveDraft(key, formData({ name: "Jorien", photo: file, form_token: "secret", homepage_url: "" }));
  expect(readDraft(key)).toEqual({ name: ["Jorien"], photo: [] });
});

test("F16 a draft is gone once it is forgotten, and after a week", () => {
  saveDraft(key, formData({ name: "Jorien" }));
  removeDraft(key);
  expect(readDraft(key)).toBeNull();
  saveDraft(key, formData({ name: "Jorien" }));
  vi.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
  expect(readDraft(key)).toBeNull();
});

test("F16 the draft of a form that is never opened again doesn't stay on the device for ever", () => {
  saveDraft("form-draft:other", formData({ name: "Harm" }));
  kept.set("cart", "[]");
  vi.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
  saveDraft(key, formData({ name: "Jorien" }));
  expect(readDraft(key)).toEqual({ name: ["Jorien"] });
  expect([...kept.keys()].toSorted()).toEqual(["cart", key]);
});

test("F16 an empty form leaves no draft to put back", () => {
  saveDraft(key, formData({ name: "" }));
  expect(readDraft(key)).toBeNull();
});

const tt = { event: ["tt1"] };
const typed = (event: string) => formData({ email: "j@voorbeeld.nl", event });

test("F18 a choice that the visitor came for stands in an older draft, in place of what was chosen there", () => {
  saveDraft(key, typed("zandloop"));
  expect(readDraft(key, { chosen: tt, isFollowed: false })).toEqual({ email: ["j@voorbeeld.nl"], ...tt });
  saveDraft(key, typed("zandloop"), { event: ["zandloop"] });
  expect(readDraft(key, { chosen: tt, isFollowed: false })).toEqual({ email: ["j@voorbeeld.nl"], ...tt });
});

test("F18 a choice that the visitor came for gives way to what was chosen by hand since, when the page comes back", () => {
  saveDraft(key, typed("zandloop"), tt);
  expect(readDraft(key, { chosen: tt, isFollowed: false })).toMatchObject({ event: ["zandloop"] });
  expect(readDraft(key, { chosen: tt, isFollowed: true })).toMatchObject(tt);
});

test("F18 a choice that the visitor came for is no reason to say that a draft stands in the form again", () => {
  saveDraft(key, formData({ email: "", event: "zandloop" }));
  expect(readDraft(key, { chosen: tt, isFollowed: true })).toBeNull();
});

test("F16 a browser that keeps nothing is no reason to fail", () => {
  vi.stubGlobal("localStorage", null);
  saveDraft(key, formData({ name: "Jorien" }));
  expect(readDraft(key)).toBeNull();
});

const jan = { lastName: ["Jansen"] };
const typeAsJan = () => saveDraft(key, formData({ lastName: "Jansen" }));

test("C14 what was typed in an account's session is put back in it, and for nobody after it ended", () => {
  beIn("jan1");
  typeAsJan();
  expect(readDraft(key)).toEqual(jan);
  beIn(null);
  expect(readDraft(key)).toBeNull();
  expect(kept.size, "nothing stays on the device").toBe(0);
});

test("C14 what was typed in an account's session isn't put back for who signs in next, also without a page in between", () => {
  beIn("jan1");
  typeAsJan();
  beIn("kees2");
  expect(readDraft(key)).toBeNull();
});

test("C14 what was typed in an account's session goes from the device on the page after signing out, of whatever form", () => {
  beIn("jan1");
  typeAsJan();
  saveDraft("form-draft:contact", formData({ lastName: "Jansen" }));
  kept.set("cart", "[]");
  beIn(null);
  removeOutdatedDrafts();
  expect([...kept.keys()]).toEqual(["cart"]);
});

test("C14 what was typed in an account's session isn't kept by a page of it that stayed open", () => {
  beIn("kees2");
  saveDraft(key, formData({ lastName: "Jansen" }), {}, "jan1");
  beIn(null);
  saveDraft(key, formData({ lastName: "Jansen" }), {}, "jan1");
  expect(kept.size).toBe(0);
});

test("C14 what was typed in an account's session may have been typed before signing in: it goes along, and ends with that session", () => {
  typeAsJan();
  beIn("jan1");
  removeOutdatedDrafts();
  expect(readDraft(key)).toEqual(jan);
  beIn(null);
  expect(readDraft(key)).toBeNull();
  saveDraft(key, formData({ lastName: "Jansen" }), {}, "");
  expect(readDraft(key), "and stays for who never signs in").toEqual(jan);
});
