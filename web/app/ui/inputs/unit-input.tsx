import { useEffect, useRef, useState } from "react";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { convertBounds, convertUnit, UnitConversionError } from "./convert-unit.ts";
import styles from "./inputs.module.css";
import { unitText, type UnitDisplay } from "./measure-text.ts";
import { NumberInput, type NumericInputProps } from "./number-input.tsx";
import { formatNumber, numberRules, parseNumber } from "./number-rules.ts";

interface UnitInputProps extends NumericInputProps {
  /** Unit of the submitted value, as `Intl` names it. */
  unit: string;
  /** Second unit that visitors with scripts can type in; `null` for none. */
  displayUnit?: string | null;
  unitDisplay?: UnitDisplay;
}

/**
 * Input for a quantity, with its unit beside it (checklist F14). With a second unit the visitor can choose; the form
 * submits the converted value.
 */
export function UnitInput({ unit, displayUnit = null, unitDisplay, options, ...input }: UnitInputProps) {
  const hasScripts = useHasScripts();
  const measure = unitText(unit, options.locale, unitDisplay);

  const isConvertible = displayUnit === null || canConvert(displayUnit, unit);
  if (displayUnit === null || displayUnit === unit || !hasScripts || !isConvertible) {
    return (
      <>
        <NumberInput {...input} options={options} measure={measure} />
        {isConvertible ? null : <p role="alert">{new UnitConversionError().message}</p>}
      </>
    );
  }
  return <TwoUnits {...input} unit={unit} displayUnit={displayUnit} unitDisplay={unitDisplay} options={options} />;
}

function canConvert(from: string, to: string): boolean {
  try {
    convertUnit(0, from, to);
    return true;
  } catch (error) {
    if (error instanceof UnitConversionError) return false;
    throw error;
  }
}

interface TwoUnitsProps extends Omit<UnitInputProps, "displayUnit" | "unitDisplay"> {
  displayUnit: string;
  unitDisplay: UnitDisplay | undefined;
}

/** Shows the number in the chosen unit, and submits it in the field's unit. */
function TwoUnits({ unit, displayUnit, unitDisplay, options, name = "", ...input }: TwoUnitsProps) {
  const [typedIn, setTypedIn] = useState(unit);
  const [isSentAs, setIsSentAs] = useState("");
  const wrapper = useRef<HTMLDivElement>(null);
  const rules = numberRules({ ...options, min: null, max: null });
  const { symbol } = unitText(unit, options.locale, unitDisplay);

  const converted = (text: string, from: string, to: string) => {
    const value = parseNumber(text, rules);
    return value === null || from === to ? text : formatNumber(convertUnit(value, from, to), rules);
  };
  const field = () => wrapper.current?.querySelector("input") ?? null;
  const tell = (text: string, chosen: string) => {
    const isTold = chosen !== unit && parseNumber(text, rules) !== null;
    setIsSentAs(isTold ? `= ${converted(text, chosen, unit)} ${symbol}` : "");
  };
  const choose = (chosen: string) => {
    const typed = field();
    if (typed !== null) typed.value = converted(typed.value, typedIn, chosen);
    setTypedIn(chosen);
    tell(typed?.value ?? "", chosen);
  };

  useEffect(() => {
    const form = field()?.form;
    const onFormData = ({ formData }: FormDataEvent) => {
      const text = formData.get(name);
      if (typeof text === "string") formData.set(name, converted(text, typedIn, unit));
    };
    form?.addEventListener("formdata", onFormData);
    return () => form?.removeEventListener("formdata", onFormData);
  });

  const typing = typedIn === unit ? options : { ...options, ...convertBounds(numberRules(options), unit, typedIn) };

  return (
    <div ref={wrapper} className={styles.twoUnits} onInput={() => tell(field()?.value ?? "", typedIn)}>
      <NumberInput {...input} name={name} options={typing} />
      <select
        aria-label={`${unitText(unit, options.locale, "long").spoken} / ${unitText(displayUnit, options.locale, "long").spoken}`}
        value={typedIn}
        onChange={(event) => choose(event.target.value)}
      >
        {[unit, displayUnit].map((choice) => (
          <option key={choice} value={choice}>
            {unitText(choice, options.locale, unitDisplay).symbol}
          </option>
        ))}
      </select>
      <output className={styles.sentAs}>{isSentAs}</output>
    </div>
  );
}
