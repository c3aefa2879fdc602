/** Centre line of the track, seen from above with north up; corners are rounded off by the wide stroke. */
export const trackCentreLine =
  "M921 972l-376 0-27-6-27-18-21-33-17-103-11-25-17-17-99-67-22-33-3-31 29-154-29-124 0-32 18-35 32-23 113-27 39 4 24 14 20 25 45 145 10 17 84 35 28 3 29-11 18-22 18-138 15-28 23-22 124-45 27-5 49 16 32 40 39 70 29 21 23 4 152-11 43-19 104-105 42-10 26 10 78 56 18 30 3 40-35 156-22 38-41 24-219 44-33 34-33 90 2 35 24 32 210 107 10 21-10 25-22 8z";

/** What the centre line takes up. */
export const trackViewBox = "0 0 1907 1222";
