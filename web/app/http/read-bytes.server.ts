/** First size of the buffer, in bytes: enough for most forms without files. */
const firstRoom = 16_384;

/**
 * Reads a body into one growing buffer: a list of chunks would take a hundred megabytes for one megabyte that arrives
 * byte by byte.
 *
 * @param most - Largest body, in bytes.
 * @returns `null` for a larger body.
 */
export async function readBytes(source: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | null> {
  let room = Buffer.allocUnsafe(Math.min(firstRoom, most));
  let length = 0;
  for await (const chunk of source) {
    const needed = length + chunk.byteLength;
    if (needed > most) return null;
    if (needed > room.byteLength) {
      const larger = Buffer.allocUnsafe(Math.min(most, Math.max(needed, room.byteLength * 2)));
      larger.set(room.subarray(0, length));
      room = larger;
    }
    room.set(chunk, length);
    length = needed;
  }
  return room.subarray(0, length);
}
