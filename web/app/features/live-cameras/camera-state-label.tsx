import type { CameraLiveState } from "@circuit/contract/circuit/camera-live-state";
import type { ReactNode } from "react";
import { LiveDot } from "#app/ui/live-dot.tsx";
import styles from "./camera-state-label.module.css";

/** Shows a camera's state in words, with a dot when it is live and an empty box when it isn't. */
export function CameraStateLabel({ kind, children }: { kind: CameraLiveState["kind"]; children: ReactNode }) {
  return (
    <span className={styles.state}>
      {kind === "live" ? <LiveDot /> : <i className={styles.off} aria-hidden="true" />}
      {children}
    </span>
  );
}
