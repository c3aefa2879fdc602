import { scanPaths } from "@circuit/contract/urls/own-paths";
import type { Locale } from "@circuit/contract/locales";
import { useEffect, useRef } from "react";
import { scanMessages } from "#app/i18n/messages/scan.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { allowSounds } from "./give-signal.ts";
import type { Camera } from "./use-camera.ts";
import type { VerdictKind } from "./verdict.ts";

/** Buttons that turn on the camera and its light. */
export function CameraButtons({ camera, locale }: { camera: Omit<Camera, "show">; locale: Locale }) {
  const { ready } = scanMessages[locale];
  const { state, isLit, start, toggleLight } = camera;
  const open = () => {
    allowSounds();
    start();
  };
  return (
    <>
      {state === "on" || state === "asking" ? null : (
        <button type="button" className={`${buttonClass({ fill: "yellow" })} sc-scripted`} onClick={open}>
          {ready.startCamera}
        </button>
      )}
      {isLit === null ? null : (
        <button type="button" className={buttonClass({ fill: "yellow" })} aria-pressed={isLit} onClick={toggleLight}>
          <Icon name="sun" />
          {ready.light}
        </button>
      )}
    </>
  );
}

interface VerdictButtonsProps {
  locale: Locale;
  kind: VerdictKind;
  /** Telephone number to call when something is wrong; `null` for none. */
  phone: string | null;
  onNext: () => void;
}

/** Verdicts that are shown on a light background. */
const onLight: ReadonlySet<VerdictKind> = new Set(["admitted", "already", "unchecked"]);

/** Buttons below a verdict: go on to the next visitor, or call for help. */
export function VerdictButtons({ locale, kind, phone, onNext }: VerdictButtonsProps) {
  const { next, call } = scanMessages[locale];
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      {/* A link, so that it works without scripts too. */}
      <a
        ref={link}
        className={buttonClass({ fill: onLight.has(kind) ? "dark" : "white" })}
        href={scanPaths[locale]}
        onClick={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        {next}
        <Icon name="arrow" />
      </a>
      {phone !== null && (kind === "forged" || kind === "cancelled") ? (
        <a className={buttonClass({ fill: "line" })} href={`tel:${phone.replaceAll(/[^\d+]/gu, "")}`}>
          {call}
        </a>
      ) : null}
    </>
  );
}
