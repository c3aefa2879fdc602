/**
 * Saves the current picture of a video on the visitor's device.
 *
 * @param name - File name without its extension.
 * @returns Whether it could: a stream of another site may keep its pictures from scripts.
 */
export async function takeSnapshot(video: HTMLVideoElement, name: string): Promise<boolean> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return false;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const drawing = canvas.getContext("2d");
  if (drawing === null) return false;
  try {
    drawing.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    if (blob === null) return false;
    const href = URL.createObjectURL(blob);
    Object.assign(document.createElement("a"), { href, download: `${name}.jpg` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
    return true;
  } catch {
    return false;
  }
}
