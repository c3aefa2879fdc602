import { solveProof } from "./proof-of-work.ts";

addEventListener("message", ({ data }: MessageEvent<unknown>) => postMessage(solveProof(String(data))));
