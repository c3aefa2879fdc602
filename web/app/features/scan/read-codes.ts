import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

/** Reads the QR code in a picture of a camera; `null` when there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** QR reader for browsers without `BarcodeDetector`. */
const jsqrCode = lazyWithRetry(async () => (await import("jsqr")).default);

/** Longest side of the analysed picture, in pixels: telephones are too slow for larger ones. */
const maxPixels = 640;

/** Returns the browser's own code reader, or else `jsqr`, however long its code takes to load. */
export async function openReader(): Promise<ReadCode> {
  return (await ownReader()) ?? (await jsqrReader());
}

async function ownReader(): Promise<ReadCode | null> {
  const Detector = window.BarcodeDetector;
  if (Detector === undefined) return null;
  // Some browsers have `BarcodeDetector`, but support no formats.
  const formats = await Detector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes("qr_code")) return null;
  const detector = new Detector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function jsqrReader(): Promise<ReadCode> {
  const jsqr = await jsqrCode.loadWhenOnline();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, maxPixels / Math.max(videoWidth, videoHeight));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (context === null || width === 0 || height === 0) return Promise.resolve(null);
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return Promise.resolve(jsqr(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? null);
  };
}
