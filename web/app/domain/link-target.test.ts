import { describe, expect, test } from "vitest";
import { linkTarget } from "./link-target.ts";

describe("link targets", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "DATA:text/html;base64,PHNjcmlwdD4=",
    "blob:https://example.org/9115d58c",
    "vbscript:msgbox(1)",
    "VbScript:msgbox(1)",
    "file:///etc/passwd",
    "ftp://example.org/",
    "intent://scan/#Intent;end",
  ])("E03 %j is refused", (url) => {
    expect(linkTarget(url)).toEqual({ kind: "refused" });
  });

  test.each([
    " javascript:alert(1)",
    "\u00A0javascript:alert(1)",
    "\uFEFFjavascript:alert(1)",
    "\u0000javascript:alert(1)",
    "\u0001\u001Fjavascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "java\r\nscript:alert(1)",
    "javascript\n:alert(1)",
    "java script:alert(1)",
    "\tda\nta:text/html,x",
    "vb\u0000script:msgbox(1)",
    "b\u007Flob:https://example.org/x",
  ])("E03 white space and control characters in %j hide nothing", (url) => {
    expect(linkTarget(url)).toEqual({ kind: "refused" });
  });

  test.each([
    "//example.org",
    "///example.org",
    "\\\\example.org",
    "/\\example.org",
    "\\/example.org",
    "/\t/example.org",
    "/\n\\example.org",
    "\u0000//example.org",
    " //example.org",
  ])("E03 %j can’t pass for a path of this site", (url) => {
    expect(linkTarget(url)).toEqual({ kind: "refused" });
  });

  test.each([
    "",
    "   ",
    "tickets",
    "www.example.org",
    "https://",
    "http://[",
    "javascript",
    ":",
    "%6aavascript:alert(1)",
  ])("E03 %j can’t be read, so it is refused", (url) => {
    expect(linkTarget(url)).toEqual({ kind: "refused" });
  });

  test.each(["/", "/en/events", "/tickets?dag=zondag#kaart", "#kaart", "?pagina=2", "/een pad"])(
    "%j stays on this site",
    (url) => {
      expect(linkTarget(url)).toEqual({ kind: "internal", href: url });
    },
  );

  test.each(["https://example.org/a?b=c#d", "HTTPS://example.org", "http://example.org"])(
    "%j leads to another site",
    (url) => {
      expect(linkTarget(url)).toEqual({ kind: "external", href: url });
    },
  );

  test.each(["mailto:kaartjes@example.org", "tel:+31592123456"])("%j reaches a person", (url) => {
    expect(linkTarget(url)).toEqual({ kind: "contact", href: url });
  });

  test("white space an editor pasted around an address is dropped", () => {
    expect(linkTarget("\t/tickets \n")).toEqual({ kind: "internal", href: "/tickets" });
    expect(linkTarget(" https://example.org/ ")).toEqual({ kind: "external", href: "https://example.org/" });
  });
});
