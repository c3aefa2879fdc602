import { expect, test } from "vitest";
import { isPersonalName } from "./personal-name.ts";

test("what people are called is a person's name", () => {
  const initials = ["J.P. de Vries", "M.v.d.Berg", "St.John", "J.de", "Ann.Marie", "Jan (Jr.)", "Anne-Fleur"];
  const titles = ["Dr. Özgür O’Neill", "Mevr. ’t Hooft", "Drs.Jansen", "Prof.dr.ir.de Vries", "Novák Ph.D.", "李小龍"];
  const names = [...initials, ...titles, "Van der Berg-Jansen/De Vries"];
  expect(names.filter((name) => !isPersonalName(name))).toEqual([]);
});

test("what leads elsewhere is no person's name", () => {
  const addresses = ["You won: https://example.com/x", "win-geld.example/nu", "//evil", "bit.ly/abc", "jan@example"];
  const hosts = ["win.example", "www.example", "evil.de", "bbc.rocks", "Eva.рф", "Ann.Li", "пример.рф", "see t.co now"];
  const disguised = ["Win evil。com", "evil․com", "<b>Jan</b>"];
  const asks = ["Pay to NL91ABNA0417164300", "sms CODE to 0611111111 now"];
  expect([...addresses, ...hosts, ...disguised, ...asks].filter((name) => isPersonalName(name))).toEqual([]);
});
