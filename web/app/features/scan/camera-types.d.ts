/** Shape Detection API, which TypeScript's types lack. Chrome has it on Android and macOS. */
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
  /** The camera's light, which some telephones have. */
  torch?: boolean;
}
