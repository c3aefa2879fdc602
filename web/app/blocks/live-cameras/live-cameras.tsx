"use client";

import { useLocation } from "react-router";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { LazyCameraWall } from "#app/features/live-cameras/lazy-camera-wall.tsx";

/** The circuit's live cameras, with a player for the camera that the visitor chooses. */
export function LiveCameras({ block: { title, text, data } }: BlockProps<"blocks.live-cameras">) {
  const { pathname } = useLocation();
  return <LazyCameraWall title={title} text={text} wall={data} path={pathname} />;
}
