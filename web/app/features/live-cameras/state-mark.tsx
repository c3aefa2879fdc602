import type { CameraAir } from "@circuit/contract/circuit/camera-air";
import type { ReactNode } from "react";
import { LiveDot } from "#app/ui/live-dot.tsx";
import styles from "./state-mark.module.css";

/** Whether a camera is live, in words beside a mark: a dot for live, an empty box for what shows nothing. */
export function StateMark({ kind, children }: { kind: CameraAir["kind"]; children: ReactNode }) {
  return (
    <span className={styles.state}>
      {kind === "live" ? <LiveDot /> : <i className={styles.off} aria-hidden="true" />}
      {children}
    </span>
  );
}
