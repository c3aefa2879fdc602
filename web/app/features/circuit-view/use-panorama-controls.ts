import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { PanoramaHandle } from "./panorama-handle.ts";
import { aimChange, type DeviceAim, deviceAim } from "./device-aim.ts";

/** Degrees by which a press of a key or button turns the view. */
export const stepDegrees = 12;

const turns: Readonly<Record<string, readonly [bearing: number, pitch: number]>> = {
  ArrowLeft: [-stepDegrees, 0],
  ArrowRight: [stepDegrees, 0],
  ArrowUp: [0, stepDegrees / 2],
  ArrowDown: [0, -stepDegrees / 2],
};

/** Returns handlers for the element that shows the panorama: to look around by dragging and by arrow keys. */
export function usePanoramaControls(scene: PanoramaHandle | null) {
  const dragged = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const turn = turns[event.key];
      if (turn === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      scene?.look(...turn);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest("a, button") !== null)) return;
      dragged.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = dragged;
      if (current === null || current.id !== event.pointerId) return;
      if (scene === null) return;
      // The grabbed point stays under the finger.
      const degrees = scene.view().fieldOfViewDegrees / event.currentTarget.clientHeight;
      scene.look((current.x - event.clientX) * degrees, (event.clientY - current.y) * degrees);
      dragged.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      dragged.current = null;
    },
    onPointerCancel: () => {
      dragged.current = null;
    },
  };
}

/** Whether the device may report how it is held, as phones and tablets do. */
export function canTilt(): boolean {
  return "DeviceOrientationEvent" in window && window.matchMedia("(pointer: coarse)").matches;
}

/** Lets visitors look around by moving the device, once they switch that on. */
export function useTilt(scene: PanoramaHandle | null) {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    if (!isOn || scene === null) return undefined;
    let before: DeviceAim | null = null;
    const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      const now = deviceAim({ alpha, beta, gamma });
      if (before !== null) {
        const { bearing, pitch } = aimChange(before, now);
        scene.look(bearing, pitch);
      }
      before = now;
    };
    window.addEventListener("deviceorientation", follow);
    return () => window.removeEventListener("deviceorientation", follow);
  }, [isOn, scene]);

  return {
    isOn,
    toggle: async () => {
      setOn(isOn ? false : await requestTiltPermission());
    },
  };
}

/** Asks for permission in browsers that require it (Safari). */
async function requestTiltPermission(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceOrientationEvent, "requestPermission");
  if (typeof ask !== "function") return true;
  try {
    return (await Reflect.apply(ask, DeviceOrientationEvent, [])) === "granted";
  } catch {
    return false;
  }
}
