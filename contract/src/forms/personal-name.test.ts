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
    "Willem 3",
    "K.de Jong",
    "J.de",
    "A.M.de Wit",
    "Mr.de Boer",
    "Drs.Jansen",
    "drs.van den Berg",
    "Prof.dr.ir.de Vries",
    "Dipl.Ing.Müller",
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
    "Evil.de",
    "evil.de nu",
    "Win.Online nu",
    "bbc.rocks",
    "wnr.kaching nu",
    "Eva.рф",
    "Ann.Li",
    "Geld.Shop",
    "gewonnen.de Klik",
    "//evil",
    "bit.ly/abc",
    "Bit.Ly",
    "t.co",
    "see t.co now",
    "jan@example",
    "пример.рф",
    "<b>Jan</b>",
    "Win evil。com",
    "evil․com",
    "Pay to NL91ABNA0417164300",
    "sms CODE to 0611111111 now",
    "call 06 11 11 11 11",
  ])("%s holds what leads elsewhere", (name) => {
    expect(isPersonalName(name)).toBe(false);
  });
});
