import { queryString } from "#app/domain/query-string.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { liveCameraMessages } from "#app/i18n/messages/live-cameras.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { useRef, useState, useSyncExternalStore } from "react";
import { cameraToShow, readCameraStates } from "./camera-state.ts";
import { CameraStage } from "./camera-stage.tsx";
import { CameraTiles } from "./camera-tiles.tsx";
import type { CameraWallData } from "./camera-wall.server.ts";
import { CameraPicker } from "./camera-picker.tsx";
import { useCurrentMinute } from "./use-current-minute.ts";
import { useStillSlot } from "./use-still-slot.ts";
import styles from "./camera-wall.module.css";
import styleSheet from "./style-sheet.css?url";

export interface CameraWallProps {
  /** Heading above the tiles; `null` for the default one. */
  title: string | null;
  text: string | null;
  wall: CameraWallData;
  /** Path of the page with the cameras. */
  path: string;
}

/** All cameras: the chosen one on the stage, a map, and a tile for each. The URL names the chosen one. */
export function CameraWall({ title, text, wall, path }: CameraWallProps) {
  const locale = useLocale();
  const words = liveCameraMessages[locale];
  const { keepMode } = useAppMode();
  const now = useCurrentMinute(wall.madeAt);
  const [chosen, setChosen] = useChosen(wall.asked);
  const [isPlaying, setPlaying] = useState(false);
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isSparing = useIsSavingData();
  const slot = useStillSlot(section, isSparing);
  const judged = readCameraStates(wall.cameras, now, locale);
  const shown = cameraToShow(judged, chosen);
  // Stops the stream of a camera that goes to sleep: it doesn't start by itself later.
  if (isPlaying && shown?.air.kind !== "live") setPlaying(false);
  const liveCount = judged.filter(({ air }) => air.kind === "live").length;

  const addressOf = (camera: string) => keepMode(`${path}${queryString({ camera })}`);
  const onChoose = (camera: string) => {
    setChosen(camera);
    // The next camera plays on, unless another site sends its stream: that site may learn of the visitor only by a
    // press.
    const stream = wall.cameras.find(({ id }) => id === camera)?.stream ?? "";
    if (!stream.startsWith("/")) setPlaying(false);
    window.history.replaceState(window.history.state, "", addressOf(camera));
  };
  const play = () => {
    if (shown?.camera.stream == null) return;
    if (isAllowedHere(shown.camera.stream)) setPlaying(true);
    else window.location.assign(addressOf(shown.camera.id));
  };
  return (
    <section ref={section} className="section wrap" data-streams={otherStreamOrigins(wall)}>
      {/* Here instead of in the head, so that it comes after the style sheet of all pages. */}
      {styleSheet === "" ? null : <link rel="stylesheet" href={styleSheet} />}
      {shown === null ? (
        <EmptyState title={words.none} text={words.noneText} links={[]} />
      ) : (
        <>
          <p className={`muted ${styles.count}`} aria-live="polite">
            {words.liveCount(liveCount, judged.length)}
          </p>
          <div className={styles.room}>
            <CameraStage
              shown={shown}
              isPlaying={isPlaying}
              onPlay={play}
              onStop={() => setPlaying(false)}
              isSparing={isSparing}
              stage={stage}
            />
            <CameraPicker wall={wall} choice={{ judged, shown, path, onChoose }} />
          </div>
          <h2 className={`d2 ${styles.title}`}>{title ?? words.heading}</h2>
          {text === null ? null : <p className="lead">{text}</p>}
          <CameraTiles choice={{ judged, shown, path, onChoose }} slot={slot} stage={stage} />
        </>
      )}
    </section>
  );
}

/** Holds the chosen camera. A link to this page with another camera changes `asked`, which replaces the choice. */
function useChosen(asked: string | null) {
  const [lastAsked, setLastAsked] = useState(asked);
  const [chosen, setChosen] = useState(asked);
  if (lastAsked !== asked) {
    setLastAsked(asked);
    setChosen(asked);
  }
  return [chosen, setChosen] as const;
}

/** Returns the other sites whose streams the page's CSP must allow; `undefined` when there are none. */
function otherStreamOrigins({ cameras }: CameraWallData): string | undefined {
  const others = cameras.flatMap(({ stream }) => (stream?.startsWith("https:") ? [new URL(stream).origin] : []));
  return [...new Set(others)].join(" ") || undefined;
}

/**
 * Whether the CSP of the loaded document lets it play a stream: those of this site everywhere, others only on the page
 * with their camera. After a client-side navigation the CSP of the first page still holds.
 */
function isAllowedHere(stream: string): boolean {
  if (new URL(stream, location.href).origin === location.origin) return true;
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}

const never = () => () => undefined;

/**
 * Whether the visitor saves data or has a slow connection: then nothing plays or reloads by itself. `false` in the
 * server's HTML, and where the browser doesn't say.
 */
function useIsSavingData(): boolean {
  return useSyncExternalStore(never, readSparing, () => false);
}

function readSparing(): boolean {
  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  return saveData === true || /[23]g$/u.test(effectiveType);
}
