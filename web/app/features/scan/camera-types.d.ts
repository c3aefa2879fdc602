/** Parts of the web platform that TypeScript does not know. Shape Detection API: in Chrome on Android and macOS. */
interface BarcodeDetector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}

interface Window {
  BarcodeDetector?: {
    new (options: { formats: string[] }): BarcodeDetector;
    getSupportedFormats: () => Promise<string[]>;
  };
}

interface MediaTrackConstraintSet {
  /** The lamp, which some telephones have. */
  torch?: boolean;
}
