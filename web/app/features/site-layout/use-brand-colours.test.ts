import { readFileSync } from "node:fs";
import { settingsSchema } from "@circuit/contract/content/layout";
import { expect, test } from "vitest";
import { houseColours } from "@circuit/contract/house-colours";
import { brandColourProperties } from "./use-brand-colours.ts";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

test.each(Object.entries(houseColours))("K04 %s is %s in the style sheet", (name, colour) => {
  expect(tokens).toContain(`--brand-${name}: ${colour};`);
});

test("K04 a page says only the colours of the circuit that its style sheet hasn't already", () => {
  const { colours } = settingsSchema.parse({ colours: { primary: "#00B259", yellow: "#ffd21e" } });
  expect(brandColourProperties(colours)).toEqual({ "--brand-yellow": "#ffd21e" });
});
