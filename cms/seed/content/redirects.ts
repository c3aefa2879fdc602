import type { SeedPlainDocument } from "../document.ts";

function redirect(from: string, to: string, permanent = true): SeedPlainDocument {
  return { key: from, fields: { from, to, permanent } };
}

/** Old and handy addresses. */
export const redirects: SeedPlainDocument[] = [
  redirect("/agenda", "/evenementen"),
  redirect("/en/calendar", "/en/events"),
  redirect("/kaartverkoop", "/tickets"),
  redirect("/route", "/bereikbaarheid"),
  redirect("/en/directions", "/en/getting-here"),
  redirect("/faq", "/veelgestelde-vragen"),
  redirect("/pers", "/media"),
  redirect("/nieuws/archief", "/nieuws"),
  redirect("/tt", "/evenementen/tt-drenthe", false),
  redirect("/en/tt", "/en/events/tt-drenthe", false),
  redirect("/webshop", "https://shop.circuit-drenthe.example", false),
  redirect("/en/webshop", "https://shop.circuit-drenthe.example/en", false),
];
