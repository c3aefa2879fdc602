/** How many device pixels a picture has for each pixel of the page: fewer where frames come slowly. */
export interface PixelRatio {
  current: () => number;
  /** That of a picture which stands still, and so may take its time. */
  finest: () => number;
  /** Takes how long some frames took, each, in milliseconds; gives whether the ratio is another one now. */
  onPace: (milliseconds: number) => boolean;
}

/** With flat inks more makes no visible difference. */
const maxRatio = 2;
const leastRatio = 0.5;

/** Frames that take longer, in milliseconds, make the picture coarser: 30 a second, with some room. */
const slow = 30;

/** Frames that come faster than this may be finer: nearly 60 a second. */
const quick = 17.6;

/** Without a graphics card: the finest ratio, and the one to begin with. */
const slowRatio = { most: 1.25, first: 0.8 } as const;

/**
 * The ratio for a screen that has so many device pixels for each pixel of the page.
 *
 * @param isSlow - Whether the processor draws.
 */
export function pixelRatioOf(devicePixelRatio: number, isSlow: boolean): PixelRatio {
  const most = Math.min(isSlow ? slowRatio.most : maxRatio, Math.max(1, devicePixelRatio));
  let [ratio, wasTooMuch] = [isSlow ? slowRatio.first : most, Number.POSITIVE_INFINITY];
  return {
    current: () => ratio,
    finest: () => most,
    onPace: (milliseconds) => {
      const before = ratio;
      if (milliseconds > slow && ratio > leastRatio) {
        // What was too much once isn't tried again.
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
