import { expect, test } from "vitest";
import { passwordFault } from "./password-rules.ts";

test.each([
  ["negen ben", "tooShort"],
  ["🏍️🏍️🏍️", "tooShort"],
  ["a".repeat(73), "tooLong"],
  ["é".repeat(37), "tooLong"],
  ["Wachtwoord1", "common"],
  ["welkom2026!", "common"],
  ["Welkom-123", "common"],
  ["P@ssw0rd123", "common"],
  ["qwertyuiop", "common"],
  ["poiuytrewq", "common"],
  ["0987654321", "common"],
  ["aaaaaaaaaaaa", "common"],
  ["abcabcabcabc", "common"],
  ["HalloHallo", "common"],
  ["verstappen33", "common"],
  ["CircuitDrenthe", "common"],
  ["correcthorsebatterystaple", "common"],
])("%s is no password: %s", (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test.each(["tribune noord rij 7", "Kx8-pladdert", "motoren! en meer", "ünïcödé wáchtwóórd", "8371946205"])(
  "%s is a good one",
  (password) => {
    expect(passwordFault(password)).toBeNull();
  },
);

test.each(["jorien.hoving@voorbeeld.nl", "Jorien.Hoving", "jorien.hoving12"])(
  "%s is no password for jorien.hoving@voorbeeld.nl",
  (password) => {
    expect(passwordFault(password, "Jorien.Hoving@voorbeeld.nl")).toBe("isEmail");
  },
);

test("a name of few letters may be in a password", () => {
  expect(passwordFault("jan2938475610", "jan@voorbeeld.nl")).toBeNull();
});
