/** Largest ratio: with flat colours more makes no visible difference. */
const maxRatio = 2;
const leastRatio = 0.5;

/** Frames slower than this, in milliseconds, lower the ratio: 30 a second, with some room. */
const slow = 30;

/** Frames faster than this, in milliseconds, raise the ratio: nearly 60 a second. */
const quick = 17.6;

/** Largest ratio, and the initial one, without a graphics card. */
const slowRatio = { most: 1.25, first: 0.8 } as const;

/**
 * Creates the ratio for a screen: device pixels drawn per CSS pixel, fewer where frames are slow.
 *
 * @param isSlow - Whether the processor draws, without a graphics card.
 */
export function createPixelRatio(devicePixelRatio: number, isSlow: boolean) {
  const most = Math.min(isSlow ? slowRatio.most : maxRatio, Math.max(1, devicePixelRatio));
  let [ratio, wasTooMuch] = [isSlow ? slowRatio.first : most, Number.POSITIVE_INFINITY];
  return {
    current: () => ratio,
    /** Returns the ratio for a still picture, which may take its time. */
    finest: () => most,
    /** Takes the average duration of recent frames in milliseconds; returns whether the ratio has changed. */
    onPace: (milliseconds: number) => {
      const before = ratio;
      if (milliseconds > slow && ratio > leastRatio) {
        // A ratio that was too slow once isn't tried again.
        wasTooMuch = ratio;
        ratio = Math.max(leastRatio, ratio * Math.max(0.6, Math.sqrt(slow / milliseconds) * 0.96));
      } else if (milliseconds < quick) {
        const finer = Math.min(most, ratio * 1.25);
        if (finer < wasTooMuch * 0.97) ratio = finer;
      }
      return ratio !== before;
    },
  };
}
