// Files in a bucket of an S3-compatible service. The SDK takes half a second to load, so it is
// loaded with the first file. The SDK finds the credentials: `AWS_…` variables, a web identity, or
// the machine's role.
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { HttpsProxyAgent } from 'https-proxy-agent';
import type { Config } from '../config/config.ts';
import { createProxyLookup } from '../outgoing/upstream-proxy.ts';

export type BucketSettings = NonNullable<Config['bucket']>;

/** The bucket failed the operation; nothing was stored or lost. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
  readonly retryAfterSeconds = 10;
}

export type ObjectStore = {
  /**
   * Resolves once the object is durable. If the source fails, rejects with its error and leaves no
   * object.
   */
  put: (key: string, source: AsyncIterable<Buffer>, signal?: AbortSignal) => Promise<void>;
  /** Undefined if there is no such object. */
  get: (key: string) => Promise<Readable | undefined>;
  /** At most a thousand keys; unknown keys are not an error. */
  delete: (keys: readonly string[]) => Promise<void>;
  check: () => Promise<void>;
  close: () => void;
};

const loadSdk = async () => {
  // The SDK warns at every start which Node.js version its releases of 2027 require.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const [s3, storage] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ]);
  return { ...s3, ...storage };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** @throws {ObjectStoreError} from every method, if the service fails */
export const createObjectStore = (
  { bucket, prefix, region, endpoint }: BucketSettings,
  proxy: Config['outgoing']['proxy'],
): ObjectStore => {
  let client: S3Client | undefined;
  const address = new URL(endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`);
  const proxyAddress = createProxyLookup(proxy)(address);
  const agent = proxyAddress === undefined ? undefined : new HttpsProxyAgent(proxyAddress);
  const open = async () => {
    const sdk = await loadSdk();
    client ??= new sdk.S3Client({
      region,
      ...(agent && { requestHandler: { httpAgent: agent, httpsAgent: agent } }),
      // Services other than Amazon's have no host name per bucket, and few support its newer
      // checksums.
      ...(endpoint !== undefined && {
        endpoint,
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED' as const,
        responseChecksumValidation: 'WHEN_REQUIRED' as const,
      }),
    });
    return { ...sdk, client };
  };
  const keyOf = (key: string) => `${prefix}${key}`;
  /** The service is unreachable, rejects the credentials, or has no such bucket. */
  const fail = (error: unknown): never => {
    const { name, code } = error as { name?: string; code?: string };
    throw new ObjectStoreError(
      `The bucket ${bucket} of PARAPET_FILES cannot be used (${code ?? name ?? 'unknown error'}).`,
      { cause: error },
    );
  };

  return {
    put: async (key, source, signal) => {
      let broken: { error: unknown } | undefined;
      async function* watched() {
        try {
          yield* source;
        } catch (error) {
          broken = { error };
          throw error;
        }
      }
      const { Upload, client } = await open();
      const upload = new Upload({
        client,
        params: { Bucket: bucket, Key: keyOf(key), Body: Readable.from(watched()) },
        leavePartsOnError: false,
      });
      const abort = () => void upload.abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        signal?.throwIfAborted();
        await upload.done();
      } catch (error) {
        signal?.throwIfAborted();
        if (broken) throw broken.error;
        fail(error);
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    get: async (key) => {
      const { GetObjectCommand, client } = await open();
      const found = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }))
        .catch((error: unknown) => (isMissing(error) ? undefined : fail(error)));
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    delete: async (keys) => {
      const { DeleteObjectsCommand, client } = await open();
      const { Errors: [first] = [] } = await client
        .send(
          new DeleteObjectsCommand({
            Bucket: bucket,
            Delete: { Objects: keys.map((key) => ({ Key: keyOf(key) })), Quiet: true },
          }),
        )
        .catch(fail);
      if (first) fail({ name: first.Code });
    },
    check: async () => {
      const { HeadBucketCommand, client } = await open();
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch(fail);
    },
    close: () => {
      client?.destroy();
      agent?.destroy();
    },
  };
};
