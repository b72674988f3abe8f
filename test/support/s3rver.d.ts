/** The members of the package that `s3.ts` uses. The package has no types. */
declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly httpServer: Server;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }

  export = S3rver;
}
