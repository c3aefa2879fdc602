export interface ReportedTest {
  /** Its file and title. */
  name: string;
  /** Why the last try that failed did so. */
  message: string;
}

/**
 * Reads the tests of one outcome.
 *
 * @param report - JSON report of Playwright, or a part of one.
 * @param status - As Playwright names it; `flaky` passed at the second try, `unexpected` failed.
 */
export function playwrightTests(report: unknown, status: "flaky" | "unexpected"): ReportedTest[] {
  if (typeof report !== "object" || report === null) return [];
  if (Array.isArray(report)) return report.flatMap((part) => playwrightTests(part, status));
  const { title, file, tests, specs = [], suites = [] }: Partial<Record<string, unknown>> = { ...report };
  const those = (Array.isArray(tests) ? tests : []).filter((test: object) => Reflect.get(test, "status") === status);
  return [
    ...those.map((test: object) => ({ name: `${String(file)} › ${String(title)}`, message: lastMessage(test) })),
    ...playwrightTests(specs, status),
    ...playwrightTests(suites, status),
  ];
}

function lastMessage(test: object): string {
  const tries: unknown = Reflect.get(test, "results");
  const errors = (Array.isArray(tries) ? tries : []).map((each: object): unknown => Reflect.get(each, "error"));
  const last = errors.findLast((error) => typeof error === "object" && error !== null);
  return typeof last === "object" && last !== null ? String(Reflect.get(last, "message")) : "";
}
