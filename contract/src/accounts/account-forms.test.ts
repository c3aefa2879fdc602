import { expect, test } from "vitest";
import { checkOwnForm } from "../forms/check-own-form.ts";
import { formSchema } from "../forms/form.ts";
import { accountForm, type AccountFormTexts } from "./account-forms.ts";

const texts: AccountFormTexts = {
  email: "E-mailadres",
  password: "Wachtwoord",
  newPassword: "Nieuw wachtwoord",
  currentPassword: "Huidig wachtwoord",
  passkeyName: "Naam van de passkey",
  passkeyNameHelp: "Zoals ‘Mijn telefoon’",
  passwordHelp: "Minstens 10 tekens",
  locale: "Taal",
  localeNames: { nl: "Nederlands", en: "Engels" },
  newsletter: "Nieuwsbrief",
};

const email = "jorien@voorbeeld.nl";

test("a password is taken as it was typed, with the spaces around it", () => {
  const checked = checkOwnForm(accountForm("register", texts), { email, password: "  een zin met spaties " });
  expect(checked).toMatchObject({ ok: true, values: { password: "  een zin met spaties " } });
});

test.each([
  ["te kort", "forms.errors.minLength"],
  ["😀".repeat(9), "forms.errors.minLength"],
  ["경주장".normalize("NFD"), "forms.errors.minLength"],
  ["€".repeat(201), "forms.errors.passwordTooLong"],
])("the new password %s is refused in the browser too", (password, key) => {
  const checked = checkOwnForm(accountForm("register", texts), { email, password });
  expect(checked).toMatchObject({ ok: false, errors: { password: { key } } });
});

test("a new password may have 200 characters of any script, also typed decomposed", () => {
  const password = "경".repeat(200).normalize("NFD");
  expect(checkOwnForm(accountForm("register", texts), { email, password })).toMatchObject({ ok: true });
});

test("whoever signs in may have a password of any length", () => {
  expect(checkOwnForm(accountForm("sign-in", texts), { email, password: "x" })).toMatchObject({ ok: true });
});

test("editors can't place a field for a password", () => {
  const form = accountForm("sign-in", texts);
  expect(formSchema.safeParse(form).success).toBe(false);
});
