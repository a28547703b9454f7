// An npm registry on the loopback address. Each package is one small file.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { tarOf } from '../tar.ts';

type Manifest = { dependencies?: Record<string, string>; deprecated?: string };

export type NpmRegistry = {
  url: string;
  /** The requested paths. */
  requests: string[];
  close: () => void;
};

const tarballOf = (name: string, version: string, manifest: Manifest): Buffer =>
  gzipSync(
    tarOf({
      'package/package.json': Buffer.from(JSON.stringify({ name, version, ...manifest })),
      'package/index.js': Buffer.from(`module.exports = ${JSON.stringify(version)};\n`),
    }),
  );

const integrityOf = (bytes: Buffer): string =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/**
 * @param packages by name and version; the highest version is `latest`
 * @param isInstallable whether the packages can be downloaded; otherwise their URLs are dead
 */
export const startNpmRegistry = async (
  packages: Readonly<Record<string, Readonly<Record<string, Manifest>>>>,
  { isInstallable = false }: { isInstallable?: boolean } = {},
): Promise<NpmRegistry> => {
  const requests: string[] = [];
  let url = '';
  const distOf = (name: string, version: string, manifest: Manifest) =>
    isInstallable
      ? {
          tarball: `${url}/${name}/-/${name}-${version}.tgz`,
          integrity: integrityOf(tarballOf(name, version, manifest)),
        }
      : {
          tarball: `https://packages.example/${name}/-/${version}.tgz`,
          integrity: `sha512-${Buffer.alloc(64, version).toString('base64')}`,
        };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1).split('?')[0] ?? '');
    requests.push(path);
    const [, file = '', fileVersion = ''] = /^(.+)\/-\/[^/]+?-(\d[^/]*)\.tgz$/.exec(path) ?? [];
    const packed = isInstallable ? packages[file]?.[fileVersion] : undefined;
    if (packed) {
      response
        .writeHead(200, { 'content-type': 'application/octet-stream' })
        .end(tarballOf(file, fileVersion, packed));
      return;
    }
    const versions = packages[path];
    if (!versions) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const document = {
      name: path,
      'dist-tags': { latest: Object.keys(versions).at(-1) },
      versions: Object.fromEntries(
        Object.entries(versions).map(([version, manifest]) => [
          version,
          { name: path, version, ...manifest, dist: distOf(path, version, manifest) },
        ]),
      ),
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
