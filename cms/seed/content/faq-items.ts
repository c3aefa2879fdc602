import type { SeedDocument } from "../document.ts";
import { accessibilityQuestions } from "./faq-accessibility.ts";
import { contactQuestions } from "./faq-contact.ts";
import { mediaQuestions } from "./faq-media.ts";
import { superbikeQuestions } from "./faq-superbike.ts";
import { ttDrentheQuestions } from "./faq-tt-drenthe.ts";

/** All 33 questions, category by category. */
export const faqQuestions: SeedDocument[] = [
  ...ttDrentheQuestions,
  ...superbikeQuestions,
  ...accessibilityQuestions,
  ...mediaQuestions,
  ...contactQuestions,
];
