import { describe, expect, it } from "vitest";
import { isPersonalName } from "./personal-name.ts";

describe("a person's name", () => {
  it.each([
    "Anne-Fleur",
    "J.P. de Vries",
    "J.Ph. Jansen",
    "M.v.d.Berg",
    "St.John",
    "Dr. Özgür O’Neill",
    "Mevr. ’t Hooft",
    "Ng",
    "李小龍",
    "Jan (Jr.)",
  ])("%s is one", (name) => {
    expect(isPersonalName(name)).toBe(true);
  });

  it.each([
    "win.example",
    "You won: https://example.com/x",
    "www.example",
    "bit.ly/abc",
    "Bit.Ly",
    "t.co",
    "see t.co now",
    "jan@example",
    "пример.рф",
    "<b>Jan</b>",
  ])("%s holds what a mail program makes a link of", (name) => {
    expect(isPersonalName(name)).toBe(false);
  });
});
