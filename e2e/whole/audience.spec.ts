import { answerTo } from "../fixtures/plain-answer.ts";
import { expect, test } from "../fixtures/test.ts";

test("what is one visitor's isn't made before anybody asks for it", async ({ baseURL }) => {
  for (const path of ["/aanmelding/nieuwsbrief", "/aanmelding/nieuwsbrief.data", "/en/subscription/newsletter"]) {
    const { status, body, headers } = await answerTo(`${baseURL}${path}`, { purpose: "prefetch" });
    expect([status, body, headers["cache-control"]], path).toEqual([204, "", "no-store"]);
  }
});
