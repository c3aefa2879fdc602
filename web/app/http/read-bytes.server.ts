/** Room for most bodies of forms without files, in bytes. */
const firstRoom = 16_384;

/**
 * Reads a body into one buffer: a list of chunks would take a hundred megabytes for one megabyte that comes byte by byte.
 *
 * @param most - How many bytes are read at most.
 * @returns `null` when there are more.
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
