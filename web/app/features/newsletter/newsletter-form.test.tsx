import { expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

const html = renderPage(<NewsletterForm action="https://list.example/subscribe" />);

test("L10 the newsletter form posts a required e-mail address to the provider, in the same tab", () => {
  expect(html).toMatch(/<form [^>]*action="https:\/\/list\.example\/subscribe" method="post"/u);
  expect(html).not.toContain("target=");
  expect(html).toMatch(/<input [^>]*type="email" required="" [^>]*name="EMAIL"/u);
});

test("L10 the trap for robots is out of reach of keyboard, screen reader and autofill", () => {
  expect(html).toMatch(
    /aria-hidden="true"><input type="text" tabindex="-1" autocomplete="off" name="b_field" value=""/iu,
  );
});

test("E13 the answers of the newsletter provider stay hidden until shown", () => {
  expect(html).toMatch(/data-answer="error" hidden=""/u);
  expect(html).toMatch(/data-answer="success" hidden=""/u);
});
