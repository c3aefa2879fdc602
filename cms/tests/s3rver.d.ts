/** The part we use of `s3rver` 3.7, a stand-in for S3 that keeps buckets in a folder. */
declare module "s3rver" {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: readonly string[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
