import type { WallCamera } from "#app/features/live-cameras/camera-wall.server.ts";

/** A camera that is always live. */
export function wallCamera(id: string, fields: Partial<WallCamera> = {}): WallCamera {
  return {
    id,
    name: id,
    place: "Bij bocht 1, Startbrink, kijkt naar het noorden",
    description: null,
    poster: null,
    stream: `/streams/${id}/index.m3u8`,
    hasStills: true,
    at: [10, 10],
    cone: "M10 10L20 20L20 10Z",
    state: "live",
    schedule: [],
    ...fields,
  };
}
