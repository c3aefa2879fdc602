import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { type ObjectStore, UnsatisfiableRangeError } from "./object-store.ts";

/** An S3 bucket and its credentials. */
export interface S3Settings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** URL of an S3-compatible service; `null` for Amazon's. */
  endpoint: string | null;
}

/** Creates a store in a private S3 bucket, below a prefix. */
export function createS3Store(settings: S3Settings, prefix: string): ObjectStore {
  const { bucket: Bucket } = settings;
  const client = createClient(settings);
  const keyOf = (name: string) => `${prefix}/${name}`;
  return {
    async put(name, Body, ContentType) {
      const params = { Bucket, Key: keyOf(name), Body, ContentType };
      // A stream has no known length, so it needs a multipart upload.
      if (Body instanceof Readable) await new Upload({ client, params }).done();
      else await client.send(new PutObjectCommand(params));
    },
    async open(name, range) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name), Range: range }));
        if (!(found.Body instanceof Readable)) throw new Error(`${name} came without content`);
        const { Body: body, ContentLength: size = 0, ContentRange = null, ETag = null } = found;
        return { body, size, contentRange: ContentRange, etag: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416)
          throw new UnsatisfiableRangeError(name, { cause: error });
        throw error;
      }
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
  };
}

function createClient({ region, accessKeyId, secretAccessKey, endpoint }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Most other services have no host name per bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Many other services don't support checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
