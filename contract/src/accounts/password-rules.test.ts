import { expect, test } from "vitest";
import { passwordFault } from "./password-rules.ts";

const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;

test.each([
  ["negen ben", "tooShort"],
  ["🏍️🏍️🏍️", "tooShort"],
  ["경주장입장권좋아요", "tooShort"],
  ["경주장입장권좋아요".normalize("NFD"), "tooShort"],
  ["Kx8-pladdert ".repeat(16), "tooLong"],
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
  ["ｗａｃｈｔｗｏｏｒｄ１", "common"],
  ["1234567890".repeat(20), "common"],
  ["CircuitDrenthe", "common"],
  ["correcthorsebatterystaple", "common"],
])("%s is no password: %s", (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

const inKorean = "경주장입장권좋아요정말로아주긴".repeat(13);
const words = ["tribune noord rij 7", "Kx8-pladdert", "motoren! en meer", "ünïcödé wáchtwóórd", "8371946205"];
test.each([...words, "경주장입장권좋아요정말로", inKorean, "🏍️ naar de tribune 👩‍👩‍👧‍👦 ".repeat(7)])(
  "%s is a good one, however it is typed",
  (password) => {
    for (const form of forms) expect([form, passwordFault(password.normalize(form))]).toEqual([form, null]);
  },
);

test.each(["jorien.hoving@voorbeeld.nl", "Jorien.Hoving", "jorien.hoving12"])(
  "%s is no password for jorien.hoving@voorbeeld.nl",
  (password) => expect(passwordFault(password, "Jorien.Hoving@voorbeeld.nl")).toBe("isEmail"),
);

test("a name of few letters may be in a password", () => {
  expect(passwordFault("jan2938475610", "jan@voorbeeld.nl")).toBeNull();
});
