import { describe, expect, it } from "vitest";
import { isPersonalName } from "./personal-name.ts";

describe("a person's name", () => {
  it.each([
    "Anne-Fleur",
    "J.P. de Vries",
    "M.v.d.Berg",
    "St.John",
    "Dr. Özgür O’Neill",
    "Mevr. ’t Hooft",
    "李小龍",
    "Jan (Jr.)",
    "J.de",
    "Drs.Jansen",
    "Prof.dr.ir.de Vries",
    "Ann.Marie",
    "Novák Ph.D.",
    "Van der Berg-Jansen/De Vries",
  ])("%s is one", (name) => {
    expect(isPersonalName(name)).toBe(true);
  });

  it.each([
    "win.example",
    "You won: https://example.com/x",
    "www.example",
    "win-geld.example/nu",
    "evil.de",
    "bbc.rocks",
    "Eva.рф",
    "Ann.Li",
    "//evil",
    "bit.ly/abc",
    "see t.co now",
    "jan@example",
    "пример.рф",
    "<b>Jan</b>",
    "Win evil。com",
    "evil․com",
    "Pay to NL91ABNA0417164300",
    "sms CODE to 0611111111 now",
  ])("%s holds what leads elsewhere", (name) => {
    expect(isPersonalName(name)).toBe(false);
  });
});
