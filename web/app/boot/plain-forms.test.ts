import { expect, test } from "vitest";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { offlineWords } from "./plain-forms.ts";

test("F16 who signs up for the newsletter without a connection reads the words of every other form", () => {
  expect(offlineWords).toEqual({ nl: formMessages.nl.offline, en: formMessages.en.offline });
});
