import { expect, test } from "../fixtures/http-test.ts";
import { inTurn } from "../fixtures/rotation.ts";

for (const path of inTurn(["/nieuws", "/en/news"])) {
  test(`S14 a page beyond the last of ${path}, a list that only grows, isn't there`, async ({ request }) => {
    expect((await request.get(`${path}?page=2`)).status()).toBe(200);
    for (const page of ["99", "9999999"]) expect((await request.get(`${path}?page=${page}`)).status()).toBe(404);
  });
}
