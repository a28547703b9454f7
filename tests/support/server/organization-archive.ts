// Unpacks an organization's export in memory.
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';

type Manifest = {
  organization: { id: string; name: string };
  product: { version: string };
  files: { path: string; table?: string; rows?: number; bytes: number; sha256: string }[];
  tables_left_out: { table: string; reason: string }[];
  reports_missing: string[];
};

/** The files in order, and the manifest. */
export const unpackExport = async (archive: Buffer) => {
  const files = new Map<string, Buffer>();
  const reader = extract();
  Readable.from([gunzipSync(archive)]).pipe(reader);
  for await (const entry of reader) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    files.set(entry.header.name, Buffer.concat(parts));
  }
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Manifest;
  return { files, manifest };
};
