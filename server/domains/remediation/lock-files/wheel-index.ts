// A package index for a program that would build source distributions. It forwards to the
// operator's registry and is the only server that the program can reach. It lists all files with
// their digests, but serves only wheels. A wheel that requires a package by URL is not served
// either, because the program would build that package.
import { createServer, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { fromBufferPromise } from 'yauzl';
import type { HostRule } from '../../../platform/outgoing/host-rules.ts';
import { OutgoingError, type OutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import {
  createCredentials,
  listenForProgram,
  type OutgoingProxy,
} from '../../../platform/outgoing/outgoing-proxy.ts';
import { toTarget } from '../../../platform/outgoing/target.ts';
import { tryParseJson } from '../../../platform/runtime/json.ts';

/** Reached only through the program's own proxy, which answers for this address. */
export const indexAddress = 'http://127.0.0.1';

const limits = {
  page: { timeoutMs: 15_000, maxBytes: 30_000_000 },
  wheel: { timeoutMs: 60_000, maxBytes: 60_000_000 },
  metadataBytes: 1_000_000,
};

/** PEP 691. */
const page = v.object({
  files: v.array(
    v.object({
      filename: v.string(),
      url: v.string(),
      hashes: v.object({ sha256: v.optional(v.string()) }),
      'requires-python': v.optional(v.nullable(v.string())),
      yanked: v.optional(v.union([v.boolean(), v.string()])),
    }),
  ),
});
const contentType = 'application/vnd.pypi.simple.v1+json';

const byName =
  /^\s*[A-Za-z0-9][\w.-]*\s*(?:\[[\w\s.,-]*\])?\s*(?:\(?\s*[<>=!~][\w\s.,*+!<>=~-]*\)?)?\s*(?:;[^@]*)?$/;

/**
 * Returns whether a requirement consists of name and version, without a URL, path or repository,
 * which would be built.
 */
export const isByName = (requirement: string): boolean => byName.test(requirement);

/** Reads headers of core metadata, which may continue on the next lines. */
const requirementsOf = (metadata: string): string[] =>
  [
    ...metadata
      .replaceAll(/(?:\r\n|\r|\n)[ \t]+/g, ' ')
      .matchAll(/^requires(?:-dist)?\s*:(.*)$/gim),
  ].map(([, requirement = '']) => requirement);

/**
 * Returns whether the wheel's metadata lists all requirements by name and version. Only one
 * location of the metadata is accepted.
 */
export const isPlainWheel = async (bytes: Buffer): Promise<boolean> => {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    const found: string[] = [];
    let entries = 0;
    for await (const entry of archive.eachEntry()) {
      entries += 1;
      const { fileName: name, uncompressedSize: size } = entry;
      if (/\.egg-info|\.dist-info\/(?:PKG-INFO|requires\.txt)$/i.test(name)) return false;
      if (!/\.dist-info\/METADATA$/i.test(name)) continue;
      if (size > limits.metadataBytes) return false;
      const stream = await archive.openReadStreamPromise(entry);
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      found.push(Buffer.concat(chunks).toString('utf8'));
    }
    const [metadata] = found;
    return (
      entries > 0 &&
      found.length === 1 &&
      metadata !== undefined &&
      requirementsOf(metadata).every(isByName)
    );
  } catch {
    return false;
  }
};

export type WheelIndex = {
  start: (folder: string | undefined) => Promise<OutgoingProxy>;
  /** Returns the lock file with the index's addresses replaced by those of the registry. */
  withOriginalAddresses: (lock: string) => string;
};

/** @param permits the hosts of the operator's registries, from which files may be downloaded */
export const createWheelIndex = (
  outgoing: Pick<OutgoingClient, 'request'>,
  registry: string,
  permits: HostRule,
): WheelIndex => {
  const originals = new Map<string, string>();
  const refused = new Set<string>();

  const sendPage = async (name: string, response: ServerResponse): Promise<void> => {
    const address = `${registry}/${name}/`;
    const { status, text } = await outgoing.request(address, {
      ...limits.page,
      headers: { accept: contentType, 'user-agent': 'Parapet' },
    });
    const parsed = v.safeParse(page, tryParseJson(text));
    if (status !== 200 || !parsed.success) return void response.writeHead(404).end();
    const files = parsed.output.files.flatMap((file) => {
      // Without a digest, the program would request the file to compute it, and skip the file if
      // the request fails.
      const { sha256 } = file.hashes;
      if (sha256 === undefined) return [];
      const path = `/files/${name}/${encodeURIComponent(file.filename)}`;
      originals.set(path, new URL(file.url, address).href);
      // Versions of PDM before this format read the digest from the URL.
      return [{ ...file, url: `${indexAddress}${path}#sha256=${sha256}` }];
    });
    response.writeHead(200, { 'content-type': contentType });
    response.end(JSON.stringify({ meta: { 'api-version': '1.0' }, name, files }));
  };

  const sendWheel = async (path: string, response: ServerResponse): Promise<void> => {
    const original = originals.get(path);
    if (original === undefined || !path.endsWith('.whl')) return void response.writeHead(403).end();
    const target = toTarget(new URL(original));
    if (!permits(target)) {
      refused.add(target.host);
      return void response.writeHead(403).end();
    }
    const { status, bytes } = await outgoing.request(original, {
      ...limits.wheel,
      headers: { 'user-agent': 'Parapet' },
    });
    if (status !== 200 || !(await isPlainWheel(bytes))) return void response.writeHead(403).end();
    response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  };

  const start = async (folder: string | undefined): Promise<OutgoingProxy> => {
    const { password, header } = createCredentials();
    const server = createServer((request, response) => {
      if (request.headers['proxy-authorization'] !== header)
        return void response.writeHead(407).end();
      const { url = '' } = request;
      if (!URL.canParse(url)) return void response.writeHead(400).end();
      const { origin, pathname, hostname } = new URL(url);
      const name = /^\/simple\/([a-z0-9-]+)\/$/.exec(pathname)?.[1];
      if (origin !== indexAddress || request.method !== 'GET') {
        refused.add(hostname);
        return void response.writeHead(403).end();
      }
      const sent = name === undefined ? sendWheel(pathname, response) : sendPage(name, response);
      sent.catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else response.writeHead(error instanceof OutgoingError ? 502 : 500).end();
      });
    });
    // The index tunnels no connections, including TLS.
    server.on('connect', (request, socket) => {
      refused.add((request.url ?? '').replace(/:\d+$/, ''));
      socket.end('HTTP/1.1 403 Refused\r\n\r\n');
    });
    const { port, close } = await listenForProgram(server, folder);
    return { url: `http://parapet:${password}@127.0.0.1:${port}`, refused, close };
  };

  return {
    start,
    withOriginalAddresses: (lock) => {
      let text = lock;
      for (const [path, original] of originals)
        text = text.replaceAll(`"${indexAddress}${path}"`, JSON.stringify(original));
      return text;
    },
  };
};
