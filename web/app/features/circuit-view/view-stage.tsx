import { useEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { sceneMessages } from "#app/i18n/messages/scene.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { canDraw, type LazyPanorama, loadPanorama } from "./lazy-panorama.ts";
import type { PanoramaEnd } from "./panorama-handle.ts";
import { Plan } from "./plan.tsx";
import { type StageSubject, wideDegrees } from "./stage-subject.ts";
import styles from "./view-stage.module.css";

/**
 * Shows a view as a still, or as a plan without one. A panorama takes its place when the visitor asks for it, or has
 * come by a link on this site.
 */
export function ViewStage({ subject }: { subject: StageSubject }) {
  const words = sceneMessages[useLocale()];
  const { look, isAsked, isLoading, trouble, start, end } = useLazyPanorama(subject.photo === null ? "scene" : "photo");
  const hasScripts = useHasScripts();

  return (
    // `data-choosing` keeps the popup away from a view.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the scene and its buttons alike
    <figure
      className={styles.stage}
      data-choosing=""
      onKeyDown={(event) => {
        if (event.key !== "Escape" || look === null) return;
        event.preventDefault();
        end("asked");
      }}
    >
      <StillPicture subject={subject} hasMini={look === null} />
      {look === null ? null : (
        <look.View key={subject.photo?.url} subject={subject} isAsked={isAsked} create={look.create} onEnd={end} />
      )}
      {look === null && hasScripts && trouble !== "no-webgl" ? (
        <StartButton isBack={isAsked} isLoading={isLoading} onPress={start} />
      ) : null}
      <p role="status" className={trouble === null ? "visually-hidden" : styles.trouble}>
        {trouble === null ? "" : words.trouble[trouble]}
      </p>
    </figure>
  );
}

interface StartProps {
  /** Whether the visitor has just closed the panorama: the button then takes the focus. */
  isBack: boolean;
  isLoading: boolean;
  onPress: () => void;
}

function StartButton({ isBack, isLoading, onPress }: StartProps) {
  const words = sceneMessages[useLocale()];
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnMount(button, isBack);
  return (
    <button
      ref={button}
      type="button"
      className={`${buttonClass({ fill: "yellow" })} ${styles.start}`}
      onClick={onPress}
      aria-disabled={isLoading}
    >
      {isLoading ? words.loading : words.lookAround}
      <Icon name="eye" />
    </button>
  );
}

function StillPicture({ subject, hasMini }: { subject: StageSubject; hasMini: boolean }) {
  const { still, stillText, plan, planText, ownStand, bearing } = subject;
  const shared = { plan, ownStand, bearing, fieldDegrees: wideDegrees(16 / 9), label: planText };
  if (still === null) return <Plan {...shared} reach="wide" className={styles.fill} />;
  return (
    <>
      <Picture image={{ ...still, alternativeText: stillText }} sizes="100vw" className={styles.fill} isPriority />
      {hasMini ? (
        <div className={styles.mini}>
          <Plan {...shared} reach="near" />
        </div>
      ) : null}
    </>
  );
}

/** Loads the panorama when it is switched on, and drops it when it ends. */
function useLazyPanorama(kind: LazyPanorama["kind"]) {
  const [isOn, setOn] = useState(false);
  const [look, setLook] = useState<LazyPanorama | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<Exclude<PanoramaEnd, "asked"> | null>(null);
  // Reads the navigation of the first view: later ones are steps within the page.
  const cameByClick = useRef(useNavigationType() === NavigationType.Push);

  useEffect(() => {
    if (cameByClick.current && !isSavingData()) setOn(true);
  }, []);
  useEffect(() => {
    if (!isOn) return undefined;
    let isGone = false;
    const load = async () => {
      if (!canDraw()) {
        setTrouble("no-webgl");
        setOn(false);
        return;
      }
      const loaded = await loadPanorama(kind);
      if (isGone) return;
      setLook(loaded);
      if (loaded !== null) return;
      setTrouble("not-loaded");
      setOn(false);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isOn, kind]);

  return {
    look: isOn && look?.kind === kind ? look : null,
    /** Whether a press by the visitor caused the last change. */
    isAsked,
    isLoading: isOn,
    trouble,
    start: () => {
      setTrouble(null);
      setAsked(true);
      setOn(true);
    },
    end: (why: PanoramaEnd) => {
      setAsked(why === "asked");
      setOn(false);
      if (why !== "asked") setTrouble(why);
    },
  };
}

/** Whether to load nothing large unasked: the visitor saves data, or has a slow connection. */
function isSavingData(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || effectiveType.endsWith("2g");
}
