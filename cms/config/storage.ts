import path from "node:path";
import type { StorageConfig } from "../src/storage/stores.ts";
import { readEnvironment } from "./environment/read-environment.ts";

/** Stores files in an S3 bucket when `S3_BUCKET` is set, else on this machine. */
export default (): StorageConfig => {
  const { CMS_PRIVATE_DIR, ...environment } = readEnvironment(process.env);
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint = null } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const hasBucket = bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    privateFolder: path.resolve(CMS_PRIVATE_DIR, "submissions"),
    s3: hasBucket ? { bucket, region, endpoint, accessKeyId, secretAccessKey } : null,
  };
};
