import { expect, test } from "vitest";
import { jsonLd } from "./json-ld.ts";

test("what an editor typed can't break out of the script, and reads back as it was", () => {
  const name = "</script><script>alert(1)</script><!-- & \u2028 ]]>";
  const text = jsonLd([{ "@type": "Thing", name }]);
  expect(text).not.toMatch(/[<>&\u2028]/u);
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "Thing", name }] });
});
