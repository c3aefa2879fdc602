import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { CurrencyInput } from "./currency-input.tsx";
import { DateInput } from "./date-input.tsx";
import { NumberInput } from "./number-input.tsx";
import { UnitInput } from "./unit-input.tsx";

test("F12 without scripts a number is a text field with the right keyboard, which its label and hints name", () => {
  const html = renderToStaticMarkup(
    <NumberInput id="seats" name="seats" options={{ decimals: false, min: 1 }} aria-describedby="seats-help" />,
  );
  expect(html).toBe(
    '<input id="seats" aria-describedby="seats-help" type="text" inputMode="numeric" autoComplete="off" name="seats"/>',
  );
});

test("F12 a keyboard with a minus sign comes where a negative value is allowed", () => {
  expect(renderToStaticMarkup(<NumberInput options={{}} />)).toContain('inputMode="text"');
  expect(renderToStaticMarkup(<NumberInput options={{ min: 0 }} />)).toContain('inputMode="decimal"');
});

test("F13 an amount is described by its currency: dollars unless the field says otherwise", () => {
  const dollars = renderToStaticMarkup(<CurrencyInput id="price" options={{ min: 0, locale: "en" }} />);
  expect(dollars).toContain('<span id="price-measure" hidden="">US Dollar</span>');
  expect(dollars).toContain('aria-describedby="price-measure"');
  const euros = renderToStaticMarkup(<CurrencyInput id="price" currency="EUR" options={{ min: 0 }} />);
  expect(euros).toMatch(/aria-hidden="true">€<.+hidden="">Euro</u);
});

test("F14 a quantity is described by its unit, which is written short unless the field says otherwise", () => {
  const html = renderToStaticMarkup(<UnitInput id="speed" unit="kilometer-per-hour" options={{}} />);
  expect(html).toContain('aria-hidden="true">km/u<');
  expect(html).toContain('<span id="speed-measure" hidden="">kilometer per uur</span>');
});

test("F14 without scripts a quantity is typed in the unit that is sent", () => {
  const html = renderToStaticMarkup(
    <UnitInput id="speed" name="speed" unit="kilometer-per-hour" displayUnit="mile-per-hour" options={{}} />,
  );
  expect(html).toContain('name="speed"');
  expect(html).not.toContain("<select");
});

test("F14 units that can't be converted into each other say so, and the field takes the one that is sent", () => {
  const html = renderToStaticMarkup(<UnitInput name="size" unit="meter" displayUnit="kilogram" options={{}} />);
  expect(html).toContain('<p role="alert">Conversion not supported</p>');
  expect(html).toContain('name="size"');
});

test("F15 without scripts a date is the browser's own field, with the same bounds", () => {
  const bounds = { min: "2027-06-23", max: "2027-06-26", isDisabled: () => false };
  const html = renderToStaticMarkup(<DateInput id="day" name="day" {...bounds} texts={formMessages.nl.calendar} />);
  expect(html).toContain('<input id="day" type="date" min="2027-06-23" max="2027-06-26" name="day"/>');
  expect(html).not.toContain("<button");
});
