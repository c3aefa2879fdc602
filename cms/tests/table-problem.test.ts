import { describe, expect, test } from "vitest";
import { tableProblem } from "../src/content/publishing/table-problem.ts";

describe("a table typed as text", () => {
  test.each([
    ["Dag | Open\nVrijdag | 08:00", "one line a row"],
    ["| Dag | Open |\r\n|---|---|\r\n\r\n| Vrijdag | 08:00 |", "Markdown, with empty lines"],
    ["Dag | Open | Dicht\nVrijdag | 08:00", "a row that is shorter than the headings"],
    ["Dag | Open\n | 08:00", "a row that begins with an empty cell"],
  ])("may be %j: %s", (rows) => {
    expect(tableProblem("Tijden", rows)).toBeNull();
  });

  test.each([
    ["Dag ; Open\nVrijdag ; 08:00", "zet een | tussen de cellen"],
    ["Dag | Open", "heeft nog geen rijen"],
    ["  \n|||", "heeft nog geen rijen"],
    ["Dag | Open\nVrijdag | 08:00\nZaterdag | 08:00 | 18:00", "rij 2 heeft 3 cellen en er zijn 2 koppen"],
  ])("may not be %j", (rows, problem) => {
    expect(tableProblem("Tijden", rows)).toContain(problem);
    expect(tableProblem("Tijden", rows)).toContain("‘Tijden’");
  });
});
