/** Units by quantity, with their factor to the first unit; temperatures also have a zero point. */
const quantities: readonly Readonly<Record<string, { factor: number; zero?: number }>>[] = [
  {
    meter: { factor: 1 },
    millimeter: { factor: 0.001 },
    centimeter: { factor: 0.01 },
    kilometer: { factor: 1000 },
    inch: { factor: 0.0254 },
    foot: { factor: 0.3048 },
    yard: { factor: 0.9144 },
    mile: { factor: 1609.344 },
  },
  {
    kilogram: { factor: 1 },
    gram: { factor: 0.001 },
    ounce: { factor: 0.028349523125 },
    pound: { factor: 0.45359237 },
    stone: { factor: 6.35029318 },
  },
  {
    liter: { factor: 1 },
    milliliter: { factor: 0.001 },
    "fluid-ounce": { factor: 0.0295735295625 },
    gallon: { factor: 3.785411784 },
  },
  {
    "meter-per-second": { factor: 1 },
    "kilometer-per-hour": { factor: 1 / 3.6 },
    "mile-per-hour": { factor: 0.44704 },
  },
  {
    celsius: { factor: 1 },
    fahrenheit: { factor: 5 / 9, zero: 32 },
    kelvin: { factor: 1, zero: 273.15 },
  },
];

/** Error for units of different quantities, or an unknown unit (checklist F14). */
export class UnitConversionError extends Error {
  override name = "UnitConversionError";

  constructor() {
    super("Conversion not supported");
  }
}

/**
 * Converts lengths, masses, volumes, speeds and temperatures.
 *
 * @param from - Unit as `Intl` names it, such as `kilometer-per-hour`; also `kelvin`.
 * @returns The value in unit `to`, without binary rounding errors.
 * @throws {UnitConversionError} When the units can't be converted.
 */
export function convertUnit(value: number, from: string, to: string): number {
  if (from === to) return value;
  const quantity = quantities.find((units) => Object.hasOwn(units, from));
  const source = quantity?.[from];
  const target = quantity !== undefined && Object.hasOwn(quantity, to) ? quantity[to] : undefined;
  if (source === undefined || target === undefined) throw new UnitConversionError();

  const converted = ((value - (source.zero ?? 0)) * source.factor) / target.factor + (target.zero ?? 0);
  return Number(converted.toPrecision(12));
}

interface Bounds {
  min: number | null;
  max: number | null;
}

/**
 * Converts a field's bounds to another unit and rounds them inwards, so that a value within them is within the field's
 * bounds too.
 *
 * @param decimals - Number of decimals of the field.
 * @throws {UnitConversionError} When the units can't be converted.
 */
export function convertBounds({ min, max, decimals }: Bounds & { decimals: number }, from: string, to: string): Bounds {
  const within = (bound: number | null, round: (value: number) => number) => {
    if (bound === null) return null;
    const scaled = Number((convertUnit(bound, from, to) * 10 ** decimals).toPrecision(12));
    return round(scaled) / 10 ** decimals;
  };
  return { min: within(min, Math.ceil), max: within(max, Math.floor) };
}
