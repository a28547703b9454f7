// A registry of npm packages on the loopback address: documents and nothing to download.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Manifest = { dependencies?: Record<string, string>; deprecated?: string };

export type NpmRegistry = {
  url: string;
  /** Paths that were requested. */
  requests: string[];
  close: () => void;
};

/** @param packages by name and version; the highest is `latest` */
export const startNpmRegistry = async (
  packages: Readonly<Record<string, Readonly<Record<string, Manifest>>>>,
): Promise<NpmRegistry> => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1).split('?')[0] ?? '');
    requests.push(path);
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
          {
            name: path,
            version,
            ...manifest,
            dist: {
              tarball: `https://packages.example/${path}/-/${version}.tgz`,
              integrity: `sha512-${Buffer.alloc(64, version).toString('base64')}`,
            },
          },
        ]),
      ),
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
