// A Python package index on the loopback address (PEP 691). Each wheel is one small archive.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zipOf } from '../zip.ts';

export type PythonRegistry = {
  /** URL of its simple index. */
  url: string;
  /** URL of its files, and their digests by name. */
  files: string;
  digests: Readonly<Record<string, string>>;
  /** The requested paths. */
  requests: string[];
  close: () => void;
};

/** @param requires lines of its metadata */
export const wheelOf = (
  name: string,
  version: string,
  requires: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Buffer => {
  const folder = `${name}-${version}.dist-info`;
  const metadata = [
    'Metadata-Version: 2.1',
    `Name: ${name}`,
    `Version: ${version}`,
    ...requires.map((each) => `Requires-Dist: ${each}`),
  ];
  const texts = {
    [`${name}.py`]: '',
    [`${folder}/METADATA`]: `${metadata.join('\n')}\n`,
    [`${folder}/WHEEL`]: 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    [`${folder}/RECORD`]: '',
    ...more,
  };
  return zipOf(
    Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)])),
  );
};

/** @param files by name, which starts with the package's name */
export const startPythonRegistry = async (
  files: Readonly<Record<string, Buffer>>,
): Promise<PythonRegistry> => {
  const requests: string[] = [];
  const digests = Object.fromEntries(
    Object.entries(files).map(([file, bytes]) => [
      file,
      createHash('sha256').update(bytes).digest('hex'),
    ]),
  );
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const file = files[url.replace(/^\/files\//, '')];
    const name = /^\/simple\/([^/]+)\/$/.exec(url)?.[1];
    const own = Object.keys(files).filter((each) => each.startsWith(`${name ?? ''}-`));
    if (file) response.end(file);
    else if (name !== undefined && own.length > 0)
      response.end(
        JSON.stringify({
          meta: { 'api-version': '1.0' },
          name,
          files: own.map((filename) => ({
            filename,
            url: `/files/${filename}`,
            hashes: { sha256: digests[filename] },
          })),
        }),
      );
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const origin = `http://127.0.0.1:${port}`;
  return {
    url: `${origin}/simple`,
    files: `${origin}/files`,
    digests,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
