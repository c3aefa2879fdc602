import { useEffect, useRef, useState } from "react";
import { openReader, type ReadCode } from "./read-codes.ts";
import { CodeDebounce } from "./code-debounce.ts";

/** `denied`: the user or the system doesn't allow it. `none`: there is no working camera. */
export type CameraState = "off" | "asking" | "on" | "denied" | "none";

/** A camera that looks for codes. `show`: ref of the `<video>` with its picture. `isLit`: `null` without a light. */
export type Camera = ReturnType<typeof useCamera>;

/** Pause between two pictures, in milliseconds. */
const pauseMs = 120;

/**
 * Reads QR codes with the camera, once it is started.
 *
 * @param onCode - Called once per code while it stays in view. Returns whether it accepted the code.
 */
export function useCamera(onCode: (text: string) => boolean) {
  const [element, show] = useState<HTMLVideoElement | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>("off");
  const [isLit, setLit] = useState<boolean | null>(null);
  const listener = useRef(onCode);
  useEffect(() => {
    listener.current = onCode;
  }, [onCode]);

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const open = async () => {
    setState("asking");
    const opened = await openCamera(() => isLeft.current);
    if (typeof opened === "string") return setState(opened);
    setStream(opened);
    setState("on");
    const [track] = opened.getVideoTracks();
    setLit(track !== undefined && "torch" in track.getCapabilities() ? false : null);
    // Another app may take the camera.
    track?.addEventListener("ended", () => {
      setStream(null);
      setState("off");
    });
  };

  useEffect(() => {
    if (stream === null || element === null) return;
    element.srcObject = stream;
    void element.play().catch(() => undefined);
    const stop = watchCodes(element, (text) => listener.current(text));
    const letSleep = stayAwake();
    return () => {
      stop();
      letSleep();
      turnOff(stream);
    };
  }, [stream, element]);

  const toggleLight = () => {
    const [track] = stream?.getVideoTracks() ?? [];
    const wanted = isLit === false;
    void track?.applyConstraints({ advanced: [{ torch: wanted }] }).then(
      () => setLit(wanted),
      () => setLit(null),
    );
  };
  return { show, state, isLit, start: () => void open(), toggleLight };
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Opens the camera, and turns it off at once if the page was left before the user allowed it. */
export async function openCamera(isLeft: () => boolean): Promise<MediaStream | "denied" | "none"> {
  // Browsers offer cameras only over https.
  if (!("mediaDevices" in navigator)) return "none";
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    if (isLeft()) turnOff(stream);
    return stream;
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError" ? "denied" : "none";
  }
}

/** Looks for codes. @returns Function that stops it. */
function watchCodes(element: HTMLVideoElement, onCode: (text: string) => boolean): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const seen = new CodeDebounce(onCode);
  const look = async (readCode: ReadCode) => {
    // A picture that can't be read is skipped.
    const text = element.videoWidth > 0 ? await readCode(element).catch(() => null) : null;
    if (isOver) return;
    if (text !== null && text !== "") seen.see(text, Date.now());
    timer = setTimeout(() => void look(readCode), pauseMs);
  };
  const start = async () => look(await openReader());
  void start();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Keeps the screen on, where the browser allows it. @returns Function that ends this. */
function stayAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const askFor = async () => {
    if (document.visibilityState !== "visible" || isOver) return;
    // Browsers refuse when the battery is low.
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) void lock?.release();
  };
  const ask = () => void askFor();
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
