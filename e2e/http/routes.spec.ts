import { expect, test } from "../fixtures/http-test.ts";
import { inTurn } from "../fixtures/rotation.ts";

const arrivals = [
  { cookie: null, languages: "en-GB,en;q=0.9", lands: "/en" },
  { cookie: null, languages: "nl-NL,nl;q=0.9", lands: "/" },
  { cookie: null, languages: "de-DE,de;q=0.9", lands: "/" },
  { cookie: "nl", languages: "en-GB", lands: "/" },
  { cookie: "en", languages: "nl-NL", lands: "/en" },
];

for (const { cookie, languages, lands } of arrivals) {
  test(`R02 a visitor with cookie ${cookie} and browser languages ${languages} lands on ${lands}`, async ({
    request,
  }) => {
    const headers = { "accept-language": languages, ...(cookie === null ? {} : { cookie: `locale=${cookie}` }) };
    const answer = await request.get("/", { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(lands === "/" ? 200 : 302);
    if (lands !== "/") expect(answer.headers()["location"]).toBe(lands);
  });
}

test("R02 a link from a friend opens in the friend's language", async ({ request }) => {
  const answer = await request.get("/evenementen", {
    headers: { "accept-language": "en", cookie: "locale=en" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
});

const publications = ["/pitboxreglement", "/huishoudelijkreglement", "/100jaarTTmagazine"].flatMap((path) => [
  path,
  `/en${path}`,
]);

for (const path of inTurn(publications)) {
  test(`R08 ${path} is the publication itself, inline, with ETag and ranges`, async ({ request }) => {
    const whole = await request.get(path);
    expect(whole.status()).toBe(200);
    expect(whole.headers()["content-type"]).toBe("application/pdf");
    expect(whole.headers()["content-disposition"]).toMatch(/^inline/u);
    expect((await whole.body()).subarray(0, 5).toString()).toBe("%PDF-");

    const part = await request.get(path, { headers: { range: "bytes=0-99" } });
    expect(part.status()).toBe(206);
    expect((await part.body()).byteLength).toBe(100);

    const etag = whole.headers()["etag"] ?? "";
    expect(etag).toMatch(/^"/u);
    const again = await request.get(path, { headers: { "if-none-match": etag } });
    expect(again.status()).toBe(304);
  });
}

test("R08 the publications differ by language", async ({ request }) => {
  const [dutch, english] = await Promise.all([request.get("/pitboxreglement"), request.get("/en/pitboxreglement")]);
  expect((await dutch.body()).equals(await english.body())).toBe(false);
});

for (const [row, from, to] of inTurn(
  [
    ["R11", "/home", "/"],
    ["R11", "/en/home", "/en"],
    ["R12", "/nieuws/", "/nieuws"],
    ["R12", "/en/", "/en"],
    ["R12", "/nieuws/?page=2&x=%C3%A9", "/nieuws?page=2&x=%C3%A9"],
    ["R12", "//evil.example/", "/evil.example"],
    ["R08", "/100JAARTTMAGAZINE", "/100jaarTTmagazine"],
    ["R08", "/en/100JaarTTMagazine", "/en/100jaarTTmagazine"],
    ["R12", "/Nieuws?page=2", "/nieuws?page=2"],
    [
      "R12",
      "/NIEUWS/Nieuw-Asfalt-tussen-Wolvenkuil-en-Turfvaart",
      "/nieuws/nieuw-asfalt-tussen-wolvenkuil-en-turfvaart",
    ],
    ["R12", "/EN/News", "/en/News"],
    ["R12", "/Sitemap.XML", "/sitemap.xml"],
    ["R12", "/Share/nl/home.jpg", "/share/nl/home.jpg"],
  ] as const,
  5,
)) {
  test(`${row} ${from} redirects to ${to}: a page has one address`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${from}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([301, to]);
    expect((await request.get(`${baseURL}${from}`)).status()).toBe(to === "/evil.example" ? 404 : 200);
  });
}

test("R13 an editor's redirect is followed, and one to another site leaves the site", async ({ request }) => {
  const inside = await request.get("/agenda", { maxRedirects: 0 });
  expect([inside.status(), inside.headers()["location"]]).toEqual([301, "/evenementen"]);
  const outside = await request.get("/webshop", { maxRedirects: 0 });
  expect(outside.headers()["location"]).toMatch(/^https:\/\/shop\.circuit-drenthe\.example/u);
});

for (const path of inTurn(["/nieuws/geen%20slug!", "/en/events/%3Cscript%3E", "/business/vip-arrangementen/a_b"])) {
  test(`R14 E02 ${path} fails validation: 404 with its own message`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("Page Not Found: ");
  });
}
