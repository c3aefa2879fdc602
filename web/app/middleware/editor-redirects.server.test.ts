import { redirectSchema } from "@circuit/contract/content/documents";
import type { MiddlewareFunction } from "react-router";
import { expect, test, vi } from "vitest";
import { editorRedirects } from "./editor-redirects.server.ts";

const rules = new Map([
  ["/evenementen/zeepkisten", "/evenementen/zeepkistenrace"],
  ["/en/events/soapbox", "/en/events/soapbox-race"],
  ["/evenementen/oud", "/nieuws/oud"],
  ["/evenementen/weg", "https://elders.example/evenementen/weg"],
  ["/lijst.ics", "/evenementen.ics"],
]);

vi.mock("#app/cms/redirects.server.ts", () => ({
  findRedirect: (from: string) => {
    const to = rules.get(from);
    return Promise.resolve(
      to === undefined ? null : redirectSchema.parse({ documentId: "r1", from, to, permanent: true }),
    );
  },
}));

type Arguments = Parameters<MiddlewareFunction<Response>>[0];

/** Where somebody who asks for an address is led; `null` for nowhere. */
async function leadsTo(path: string): Promise<string | null> {
  const url = new URL(path, "http://localhost:3000");
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion typescript/consistent-type-assertions -- it reads the address alone
    await editorRedirects({ url } as Arguments, () => Promise.resolve(new Response()));
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    throw thrown;
  }
}

test.each([
  ["/evenementen/zeepkisten", "/evenementen/zeepkistenrace"],
  ["/evenementen/zeepkisten.ics", "/evenementen/zeepkistenrace.ics"],
  ["/en/events/soapbox.ics", "/en/events/soapbox-race.ics"],
  ["/lijst.ics", "/evenementen.ics"],
  ["/evenementen/oud", "/nieuws/oud"],
  ["/evenementen/oud.ics", null],
  ["/evenementen/weg.ics", null],
  ["/evenementen/nooit.ics", null],
])("R13 who asks for %s is led to %s: a calendar goes along with an event that moves", async (path, target) => {
  expect(await leadsTo(path)).toBe(target);
});
