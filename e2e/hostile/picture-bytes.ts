import { crc32, deflateSync } from "node:zlib";

const decoded = (text: string) => Buffer.from(text, "base64");

/** Pictures of twelve by twelve pixels; three of them have a location, 52° 57' N, in their metadata. */
export const innocentPictures = {
  jpeg: decoded(
    "/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAMAAwDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAECBP/EACYQAAIBAgUCBwAAAAAAAAAAAAERAgASAwQhMVEiMhNBYXGBkbH/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/EABcRAQEBAQAAAAAAAAAAAAAAABEAAiH/2gAMAwEAAhEDEQA/AFGxHpthsgtkAuGkPeRqokCPVmjhHXt2lydPV/Coi5XMlmJkxoXbd+yf1WfNZyWTxfDhhYUhr3glImI8+AKmzrEv/9k=",
  ),
  jpegWithPosition: decoded(
    "/9j/4QE6RXhpZgAASUkqAAgAAAAIABIBAwABAAAAAQAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAJiCAgACAAAAeAAAAGmHBAABAAAAfgAAACWIBAABAAAAzAAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAAwAAAADoAQAAQAAAAwAAAAAAAAABAABAAIAAgAAAE4AAAACAAUAAwAAABoBAAADAAIAAgAAAEUAAAAEAAUAAwAAAAIBAAAAAAAABgAAAAEAAAAfAAAAAQAAAAAAAAABAAAANAAAAAEAAAA5AAAAAQAAAAAAAAABAAAA/9sAQwAbEhQXFBEbFxYXHhwbIChCKyglJShROj0wQmBVZWRfVV1baniZgWpxkHNbXYW1hpCeo6utq2eAvMm6pseZqKuk/9sAQwEcHh4oIyhOKytOpG5dbqSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk/8AAEQgADAAMAwEiAAIRAQMRAf/EABcAAAMBAAAAAAAAAAAAAAAAAAABAgT/xAAmEAACAQIFAgcAAAAAAAAAAAABEQIAEgMEITFRIjITQWFxgZGx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAXEQEBAQEAAAAAAAAAAAAAAAARAAIh/9oADAMBAAIRAxEAPwBRsR6bYbILZALhpD3kaqJAj1Zo4R17dpcnT1fwqIuVzJZiZMaF23fsn9VnzWclk8Xw4YWFIa94JSJiPPgCps6xL//Z",
  ),
  webpWithPosition: decoded(
    "UklGRoYBAABXRUJQVlA4WAoAAAAIAAAACwAACwAAVlA4IGQAAAAQAgCdASoMAAwABUB8JbACdAYq1aewFIgAAPJOcTiy7p5IRcXwwsR0VWmjWhBkWcbJv4HGVE47Ng5rPtpVEHiSBZZXrUIHXBrQjhJDDItDa12/7khpAAVUbvpEsBcmAS6DHQAARVhJRvwAAABFeGlmAABJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAaYcEAAEAAAByAAAAJYgEAAEAAADAAAAAAAAAADhjAADoAwAAOGMAAOgDAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAADAAAAAOgBAABAAAADAAAAAAAAAACAAEAAgACAAAATgAAAAIABQADAAAA3gAAAAAAAAA0AAAAAQAAADkAAAABAAAAAAAAAAEAAAA=",
  ),
  pngWithPosition: decoded(
    "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAMCAIAAADZF8uwAAAA9mVYSWZJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAaYcEAAEAAAByAAAAJYgEAAEAAADAAAAAAAAAADhjAADoAwAAOGMAAOgDAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAADAAAAAOgBAABAAAADAAAAAAAAAACAAEAAgACAAAATgAAAAIABQADAAAA3gAAAAAAAAA0AAAAAQAAADkAAAABAAAAAAAAAAEAAABgXgI3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAABOElEQVQYlWNgUPXKn7LzHrOGb9H0PQ/ZtANKZ+1/wqkXXDH30HMew7DqBUdf8TOYRNYtPvFWyDymcdnpD6JW8S0rz32WsE1qX3Pxm7RDatf6Kz/lnBkyejdd/6Polj1h663/Kp55k3fcZVL3KZy2+wGrln/JzH2POXSDyhnmHHzGbRBaNf/ISz7jiNpFx98ImkU3LD31XsQyrnnF2U/iNoltqxkufJWyT+lcd/mHrFN6z8ZrvxVcs/q33Pyn7JE7afsdRjXvgqm77jOwaPoVz9j7iF0nsGz2gadc+iGV8w6/4DUKr1l47LWAaVT9kpPvhBksYpuWn/koZp3Quur8F0m75I61l77LOKZ1b7j6S94ls2/zjb9K7gw5E7fdJhQMDKBwIBQMDKBwIBQMDKBwIBQMDKBwIBQMAFR41knhbb60AAAAAElFTkSuQmCC",
  ),
};

const pngStart = Buffer.from("89504e470d0a1a0a", "hex");

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * A black PNG with one bit per pixel.
 *
 * @param told - The size that its header claims, when it should be false.
 */
export function pngOf(width: number, height: number, told = { width, height }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(told.width, 0);
  head.writeUInt32BE(told.height, 4);
  head.writeUInt8(1, 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([pngStart, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

/** A PNG with one more chunk, after its header. */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const afterHead = pngStart.byteLength + 25;
  return Buffer.concat([png.subarray(0, afterHead), chunk(type, data), png.subarray(afterHead)]);
}

/** A JPEG with one more segment at its start. @param marker - The second byte of the segment's marker. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.byteLength + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}
