import { useEffect, useRef } from "react";
import { Plan } from "./plan.tsx";
import type { PlanDrawing } from "./plan-drawing.ts";
import type { PanoramaHandle } from "./panorama-handle.ts";
import { wideDegrees } from "./stage-subject.ts";
import styles from "./view-stage.module.css";

interface ScenePlanProps {
  scene: PanoramaHandle;
  plan: PlanDrawing;
  ownStand: string | null;
  /** Initial viewing direction, in degrees. */
  bearing: number;
}

/** The small plan over a scene; its cone turns with the view. */
export function ScenePlan({ scene, plan, ownStand, bearing }: ScenePlanProps) {
  const cone = useRef<SVGGElement>(null);

  useEffect(
    () =>
      scene.onFrame(() => {
        cone.current?.setAttribute("transform", `rotate(${scene.view().bearing.toFixed(1)} ${plan.x} ${plan.y})`);
      }),
    [scene, plan],
  );
  return (
    <div className={styles.mini} data-over="">
      {/* Without a label: the facts on the page say the same. */}
      <Plan {...{ plan, ownStand, bearing }} fieldDegrees={wideDegrees(16 / 9)} label={null} reach="near" cone={cone} />
    </div>
  );
}
