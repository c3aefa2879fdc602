import type { IncomingMessage, ServerResponse } from "node:http";
import { camerasOnAirPath, streamsFolder } from "@circuit/contract/urls/own-paths";
import { log } from "#app/log.server.ts";
import { sendRange } from "../files/send-range.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "../http/http-answer.ts";
import { prepareBody, sendPrepared, type PreparedBody } from "../http/prepared-body.ts";
import { partOfNumber, rollingPlaylist } from "./rolling-playlist.ts";
import { readFilmFile, isInReach, readHead, readPart, readStill, stillSlotAt } from "./stream-files.ts";

/** The film of a live camera: its file, and when it went live (milliseconds since 1970; `null` without hours). */
export interface SentFilm {
  file: string;
  since: number | null;
}

/** Reads the live cameras at a moment. @throws {Error} The cameras can't be read. */
export type ReadLiveStreams = (now: number) => Promise<{ liveCount: number; films: ReadonlyMap<string, SentFilm> }>;

/** `max-age` of a playlist, and of the number of live cameras, in seconds. */
const freshSeconds = 2;
const onAirSeconds = 30;

/** `Cache-Control` of segments and stills, which never change. */
const forGood = "public, max-age=3600, immutable";

/** Greatest age of a still, in half minutes. */
const stillsBack = 4;

/** Matches the camera and the file of a stream's path. */
const streamFile =
  /^(?<camera>[a-z0-9-]{1,80})\/(?<name>index\.m3u8|head\.mp4|(?<number>\d{1,12})\.(?<kind>m4s|webp))$/u;

/** Serves the films of live cameras as HLS streams: playlist, segments and stills. Answers 404 for other cameras. */
export function streams(readLiveStreams: ReadLiveStreams, clock: () => number = Date.now): Handler {
  const playlists = new Map<string, { from: number; body: Promise<PreparedBody> }>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<true> => {
    const path = pathOf(request);
    const at = clock();
    const { liveCount, films } = await readLiveStreams(at);
    if (path === camerasOnAirPath) {
      const body = await prepareBody(JSON.stringify({ live: liveCount }), "application/json; charset=utf-8");
      sendPrepared(request, response, body, { ...securityHeaders, "cache-control": `public, max-age=${onAirSeconds}` });
      return true;
    }
    const { camera = "", name, number, kind } = streamFile.exec(path.slice(streamsFolder.length))?.groups ?? {};
    const sent = films.get(camera);
    if (sent === undefined) return sendNothing(response);
    if (kind === "webp") return sendStill(request, response, { sent, slot: Number(number), at });

    const film = await readFilmFile(sent.file);
    if (name === "index.m3u8") {
      const from = Math.floor(at / 1000);
      const playlist = playlists.get(camera);
      const body =
        playlist?.from === from
          ? playlist.body
          : prepareBody(rollingPlaylist(film, at, sent.since), "application/vnd.apple.mpegurl");
      playlists.set(camera, { from, body });
      const headers = { ...securityHeaders, "cache-control": `public, max-age=${freshSeconds}` };
      sendPrepared(request, response, await body, headers);
      return true;
    }
    if (name === "head.mp4")
      return sendBytes(request, response, { bytes: await readHead(sent.file, film), type: "video/mp4" });
    const part = partOfNumber(film, Number(number));
    if (part === null || !isInReach(part, at)) return sendNothing(response);
    return sendBytes(request, response, { bytes: await readPart(sent.file, film, part), type: "video/iso.segment" });
  };
  return (request, response) => {
    if (!pathOf(request).startsWith(streamsFolder) || !isRead(request)) return false;
    return answer(request, response).catch((error: unknown) => {
      log.info("A stream can't be sent", { reason: String(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { ...securityHeaders, "cache-control": "no-store", "retry-after": "5" }).end();
      return true;
    });
  };
}

function sendNothing(response: ServerResponse): true {
  response.writeHead(404, { ...securityHeaders, "cache-control": "no-store", "content-length": 0 }).end();
  return true;
}

async function sendStill(
  request: IncomingMessage,
  response: ServerResponse,
  { sent, slot, at }: { sent: SentFilm; slot: number; at: number },
): Promise<true> {
  const newest = stillSlotAt(at);
  const bytes = slot > newest || slot < newest - stillsBack ? null : await readStill(sent.file, slot);
  return bytes === null ? sendNothing(response) : sendBytes(request, response, { bytes, type: "image/webp" });
}

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, type }: { bytes: Buffer; type: string },
): true {
  const headers = { ...securityHeaders, "content-type": type, "cache-control": forGood, "accept-ranges": "bytes" };
  if (sendRange(request, response, { body: bytes, headers })) return true;
  response.writeHead(200, { ...headers, "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
  return true;
}
