import { innocentPictures, pngOf, withChunk, withSegment } from "./picture-bytes.ts";

/** A file that an attacker sends, or a visitor by mistake. */
export interface HostileFile {
  what: string;
  name: string;
  /** Media type as the sender claims. */
  type: string;
  content: () => Buffer;
  /** Whether it holds a picture that can be encoded again; all other files must be refused. */
  isPicture: boolean;
}

const { jpeg, jpegWithPosition, pngWithPosition, webpWithPosition } = innocentPictures;
const script = "<script>alert(1)</script>";
const page = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const zip = Buffer.from("504b0506".padEnd(44, "0"), "hex");
const binary = (text: string) => Buffer.from(text, "latin1");
const billionLaughs = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "ha">${"bcdefghi"
  .split("")
  .map((name, index) => `<!ENTITY ${name} "${`&${"abcdefgh"[index] ?? ""};`.repeat(10)}">`)
  .join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&i;</text></svg>`;

/** Odd names, under which the same picture is sent. */
const names = [
  "../../../../etc/cron.d/poster.jpg",
  "..\\..\\windows\\poster.jpg",
  "poster.jpg\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>",
  "poster\u202Egpj.exe",
  '"><img src=x onerror=alert(1)>.jpg',
  "=cmd|' /C calc'!A0.jpg",
  `${"lang".repeat(1500)}.jpg`,
  "nul\u0000.php",
];

type Row = [what: string, name: string, type: string, content: () => Buffer];

const pictures: Row[] = [
  ["a photo that says where it was made", "poster.jpg", "image/jpeg", () => jpegWithPosition],
  ["a PNG that says where it was made", "poster.png", "image/png", () => pngWithPosition],
  ["a WebP that says where it was made", "poster.webp", "image/webp", () => webpWithPosition],
  ["a photo with a ZIP behind it", "poster.jpg", "image/jpeg", () => Buffer.concat([jpeg, zip])],
  ["a photo with a page behind it", "poster.html", "text/html", () => Buffer.concat([jpeg, page])],
  ["a photo with a page in its comment", "poster.jpg", "image/jpeg", () => withSegment(jpeg, 0xfe, page)],
  [
    "a photo with PHP in its comment",
    "x.php",
    "image/jpeg",
    () => withSegment(jpeg, 0xfe, binary("<?php system(1)?>")),
  ],
  [
    "a PNG with a script in its text",
    "poster.png",
    "image/png",
    () => withChunk(pngOf(8, 8), "tEXt", binary(`a\0${script}`)),
  ],
  ["a PNG called JPEG", "poster.jpg", "image/jpeg", () => pngOf(8, 8)],
  ...names.map((name): Row => [`a photo called ${JSON.stringify(name.slice(0, 60))}`, name, "image/jpeg", () => jpeg]),
];

const others: Row[] = [
  ["a GIF that is a script", "poster.gif", "image/gif", () => binary("GIF89a/*\0\0*/=1;alert(1)")],
  [
    "a GIF called JPEG",
    "poster.jpg",
    "image/jpeg",
    () => Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64"),
  ],
  ["a PDF that is a page", "poster.jpg", "image/jpeg", () => Buffer.concat([binary("%PDF-1.7\n"), page])],
  ["an SVG with a script", "poster.svg", "image/svg+xml", () => svg(script)],
  ["an SVG called PNG", "poster.png", "image/png", () => svg("<image href='x' onerror='alert(1)'/>")],
  [
    "an SVG that reads a file",
    "poster.jpg",
    "image/jpeg",
    () => Buffer.from(`<!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]>${String(svg("<text>&f;</text>"))}`),
  ],
  ["an SVG that unfolds", "poster.svg", "image/svg+xml", () => Buffer.from(billionLaughs)],
  ["a page called JPEG", "poster.jpg", "image/jpeg", () => page],
  ["a script called WebP", "poster.webp", "image/webp", () => Buffer.from("alert(1)")],
  ["a program called PNG", "poster.png", "image/png", () => binary(`MZ\x90\0${"\0".repeat(200)}`)],
  ["a ZIP called JPEG", "poster.jpg", "image/jpeg", () => zip],
  ["an empty file", "poster.jpg", "image/jpeg", () => Buffer.alloc(0)],
  ["a begin without a picture", "poster.jpg", "image/jpeg", () => Buffer.concat([jpeg.subarray(0, 3), page])],
  ["a photo that is cut off", "poster.jpg", "image/jpeg", () => jpeg.subarray(0, 200)],
  ["a PNG that is cut off", "poster.png", "image/png", () => pngOf(400, 400).subarray(0, 60)],
  ["a WebP that is cut off", "poster.webp", "image/webp", () => webpWithPosition.subarray(0, 60)],
  ["a small PNG that says it is huge", "poster.png", "image/png", () => pngOf(8, 8, { width: 50_000, height: 50_000 })],
  ["a small PNG that is huge", "poster.png", "image/png", () => pngOf(16_000, 9000)],
  ["a photo that says it is huge", "poster.jpg", "image/jpeg", hugeJpeg],
  ["a photo of over 15 MB", "poster.jpg", "image/jpeg", () => Buffer.concat([jpeg, Buffer.alloc(16 * 1024 * 1024)])],
  [
    "a photo of a kind that can't be decoded",
    "poster.heic",
    "image/heic",
    () => binary("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
  ],
  ["a film", "poster.jpg", "image/jpeg", () => binary("\0\0\0\x18ftypisom\0\0\x02\0isomiso2")],
  ["a TIFF called JPEG", "poster.jpg", "image/jpeg", () => binary("II*\0\x08\0\0\0\0\0\0\0\0\0")],
];

/** A JPEG that claims 65,500 by 65,500 pixels, with the data of a small picture. */
function hugeJpeg(): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return bytes;
}

const toFile =
  (isPicture: boolean) =>
  ([what, name, type, content]: Row): HostileFile => ({ what, name, type, content, isPicture });

const [first, ...rest] = pictures.map(toFile(true));
if (first === undefined) throw new Error("There is no picture");

/** Forty files; the first is an ordinary photo of a telephone. */
export const hostileFiles: readonly [HostileFile, ...HostileFile[]] = [first, ...rest, ...others.map(toFile(false))];
