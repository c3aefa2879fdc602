import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { vi } from "vitest";

export interface S3StandIn {
  /** Names of all files in the bucket, in order. */
  names(): string[];
  /** Stops the service. */
  stop(): Promise<void>;
}

const bucket = "circuit-files";
/** The access key and secret that the stand-in accepts. */
const key = "S3RVER";
const ending = "._S3rver_object";

/** Starts a service that speaks S3, and sets the variables by which the next CMS uses it. */
export async function startS3(): Promise<S3StandIn> {
  const directory = mkdtempSync(path.join(tmpdir(), "s3-"));
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  vi.stubEnv("S3_ENDPOINT", `http://127.0.0.1:${port}`);
  vi.stubEnv("S3_BUCKET", bucket);
  vi.stubEnv("S3_ACCESS_KEY_ID", key);
  vi.stubEnv("S3_SECRET_ACCESS_KEY", key);

  let isStopped = false;
  return {
    names: () =>
      readdirSync(path.join(directory, bucket), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .toSorted(),
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
