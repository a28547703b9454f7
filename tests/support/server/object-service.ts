// An S3 service on this machine that verifies signatures, with one bucket.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export type ObjectService = {
  /** For `PARAPET_FILES`. */
  addressOf: (bucket: string, prefix?: string) => string;
  close: () => Promise<void>;
};

/** The setting's value for a bucket of the service at `endpoint`. */
export const bucketAddress = (endpoint: string, bucket: string, prefix = ''): string =>
  `s3://${bucket}${prefix}?endpoint=${encodeURIComponent(endpoint)}`;

/** Sets the credentials in the environment, where the SDK reads them. */
export const startObjectService = async (bucket: string): Promise<ObjectService> => {
  const directory = mkdtempSync(path.join(tmpdir(), 'parapet-bucket-'));
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER'; // the credentials that it accepts
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await service.run();
  return {
    addressOf: (name, prefix) => bucketAddress(`http://127.0.0.1:${port}`, name, prefix),
    close: async () => {
      await service.close();
      rmSync(directory, { recursive: true });
      delete process.env['AWS_ACCESS_KEY_ID'];
      delete process.env['AWS_SECRET_ACCESS_KEY'];
    },
  };
};
