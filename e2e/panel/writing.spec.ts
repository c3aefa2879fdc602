import { requestCms, contentSystemUrl } from "../fixtures/content-system.ts";
import { formAddress } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/panel-test.ts";

const newForm = (model: string) =>
  `${contentSystemUrl}/admin/content-manager/collection-types/${model}/create?plugins[i18n][locale]=nl`;

test("an article gets its address from its title as it is typed, until an editor types one", async ({
  panel: page,
}) => {
  await page.goto(newForm("api::news-article.news-article"));
  const title = page.getByLabel(/^Titel/u).first();
  const slug = page.getByLabel(/^Slug/u).first();

  await title.fill("Nacht van Assen: de eerste ronde");
  await expect(slug).toHaveValue("nacht-van-assen-de-eerste-ronde");
  await slug.fill("eigen-adres");
  await title.fill("Iets anders");
  await expect(slug).toHaveValue("eigen-adres");
});

test("an address that was saved or published stays when the title changes", async ({ panel: page, editor }) => {
  const fields = { title: "Dit staat online", slug: "dit-staat-online", blocks: [] };
  const id = await editor.write("page", fields);
  const draft = await editor.write("page", { ...fields, title: "2026", slug: "2026" });
  await editor.publish("page", id, fields);
  for (const [document, slug] of [
    [id, fields.slug],
    [draft, "2026"],
  ] as const) {
    await page.goto(formAddress("api::page.page", document));
    const title = page.getByLabel(/^Titel/u).first();
    await expect(title).not.toHaveValue("");
    await title.fill("");
    await title.pressSequentially("Nieuwe naam");
    await expect(title).toHaveValue("Nieuwe naam");
    await expect(page.getByLabel(/^Slug/u).first()).toHaveValue(slug);
  }
});

test("a translation gets its address from its own title", async ({ panel: page, editor }) => {
  const publishedOn = "2099-12-31T09:30:00.000Z";
  const id = await editor.write("news-article", { title: "Vertaal mij", slug: "een-eigen-adres", publishedOn });
  await page.goto(formAddress("api::news-article.news-article", id, "en"));
  const title = page.getByLabel(/^Titel/u).first();
  await expect(title).toHaveValue("");
  const slug = page.getByLabel(/^Slug/u).first();
  await title.fill("Translate me");
  await expect(slug).toHaveValue("translate-me");

  // Filling in from Dutch leaves the slug out, so that it follows the title that is typed afterwards.
  await page.reload();
  await page.getByRole("button", { name: "Invullen vanuit andere taal" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("combobox").click();
  await page.getByRole("option", { name: /Nederlands|Dutch/u }).click();
  await dialog.getByRole("button", { name: "Ja, invullen" }).click();
  await expect(title).toHaveValue("Vertaal mij");
  await title.fill("");
  await title.pressSequentially("Quickly typed");
  await expect(slug).toHaveValue("quickly-typed");
});

test("who translates an event sees its timetable, and neither language loses it", async ({ panel: page, editor }) => {
  const timetable = [
    { date: "2099-05-01", sessions: [{ startTime: "10:00", title: "Training", titleEn: "Practice" }] },
  ];
  const [startsAt, endsAt] = ["2099-05-01T08:00:00.000Z", "2099-05-01T16:00:00.000Z"];
  const id = await editor.write("event", {
    title: "Proefrace",
    slug: "proefrace-vertaald",
    startsAt,
    endsAt,
    timetable,
  });
  await page.goto(formAddress("api::event.event", id, "en"));
  await expect(page.getByRole("button", { name: /2099-05-01/u })).toBeVisible();
  await page
    .getByLabel(/^Titel/u)
    .first()
    .fill("Test race");
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByText("Opgeslagen")).toBeVisible();
  for (const locale of ["nl", "en"] as const)
    expect(await editor.read("event", id, locale), locale).toMatchObject({ timetable: [{ date: "2099-05-01" }] });
});

test("the buttons that save and publish stay in view, and a link to nowhere is refused by its place", async ({
  panel: page,
  editor,
}) => {
  const blocks = Array.from({ length: 12 }, () => ({
    __component: "blocks.call-to-action",
    title: "Kom kijken",
    buttons: [{ label: "Daarheen", url: "/bestaat-echt-nergens" }],
  }));
  const id = await editor.write("page", { title: "Een lange pagina", slug: "een-lange-pagina", blocks });
  await page.goto(formAddress("api::page.page", id));
  const publish = page.getByRole("button", { name: "Publiceer" });
  await expect(publish).toBeVisible();
  await page.getByText("Naam voor Tag Manager").first().scrollIntoViewIfNeeded();
  await expect(publish).toBeInViewport({ ratio: 1 });

  await publish.click();
  await expect(page.getByText(/Een link leidt nergens heen: ‘Inhoud.*\/bestaat-echt-nergens/u).first()).toBeVisible();
});

test("an article with a date to come is scheduled, says when it appears, and stays off the site", async ({
  panel: page,
  editor,
}) => {
  const publishedOn = "2099-12-31T09:30:00.000Z";
  const id = await editor.write("news-article", { title: "Voor later", slug: "voor-later-bewaard", publishedOn });
  await page.goto(formAddress("api::news-article.news-article", id));
  await page.getByRole("button", { name: "Inplannen" }).click();
  await expect(page.getByText("Verschijnt vanzelf op 31 december 2099 om 10:30")).toBeVisible();
  const list = await requestCms("/api/news-articles?locale=nl&view=card&filters[slug][$eq]=voor-later-bewaard");
  expect((await list.json()).data).toEqual([]);

  await page.route(/\/schedule\/\w+\/cancel/u, (route) => route.abort());
  await page.getByRole("button", { name: "Toch niet vanzelf publiceren" }).click();
  await expect(page.getByText("Dit is niet gelukt.").first()).toBeVisible();
});
