import { expect, test } from "vitest";
import { linkTarget } from "./link-target.ts";

const schemes = ["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "VbScript:msgbox(1)"];
const otherSchemes = ["blob:https://example.org/9115d58c", "file:///etc/passwd", "intent://scan/#Intent;end"];
const behindWhiteSpace = [" javascript:alert(1)", "\uFEFFjavascript:alert(1)", "\u0000javascript:alert(1)"];
const amidWhiteSpace = ["java\tscript:alert(1)", "javascript\n:alert(1)", "java script:alert(1)"];
const amidControls = [
  "\u0001\u001Fjavascript:alert(1)",
  "vb\u0000script:msgbox(1)",
  "b\u007Flob:https://example.org/x",
];
const otherHosts = ["//example.org", "/\\example.org", "\\/example.org", "/\t/example.org", "\u0000//example.org"];
const unreadable = ["", "tickets", "https://", "javascript", ":", "%6aavascript:alert(1)"];
const hidden = [...behindWhiteSpace, ...amidWhiteSpace, ...amidControls];
test.each([...schemes, ...otherSchemes, ...hidden, ...otherHosts, ...unreadable])("E03 %j is refused", (url) => {
  expect(linkTarget(url)).toEqual({ kind: "refused" });
});

test.each(["/", "/en/events", "/tickets?dag=zondag#kaart", "#kaart", "?pagina=2", "/een pad"])(
  "%j stays on this site",
  (url) => expect(linkTarget(url)).toEqual({ kind: "internal", href: url }),
);

test.each(["https://example.org/a?b=c#d", "HTTPS://example.org", "http://example.org"])(
  "%j leads to another site",
  (url) => expect(linkTarget(url)).toEqual({ kind: "external", href: url }),
);

test.each(["mailto:kaartjes@example.org", "tel:+31592123456"])("%j reaches a person", (url) => {
  expect(linkTarget(url)).toEqual({ kind: "contact", href: url });
});

test("white space an editor pasted around an address is dropped", () => {
  expect(linkTarget("\t/tickets \n")).toEqual({ kind: "internal", href: "/tickets" });
  expect(linkTarget(" https://example.org/ ")).toEqual({ kind: "external", href: "https://example.org/" });
});
