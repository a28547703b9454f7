/**
 * Converts an upload into plain UTF-8 files: unpacks gzip, zip and tar within limits and
 * transcodes.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { openPromise } from 'yauzl';
import { ReportError } from '../model.ts';
import { reportFault, type ReportFault } from '../report-faults.ts';
import { detectEncoding, otherDocumentError, guessEncoding } from './encoding.ts';
import { readBytes, type ReadContext, type ReportFile } from './report-file.ts';
import { readTarEntries, isTar } from './tar.ts';
import { isSheetPart, isWorkbook, readSheets } from './workbook.ts';

/**
 * Entries that cannot be a report: directories, macOS resource forks, sources inside a Fortify
 * archive, images.
 */
const nonReportEntry =
  /\/$|^__MACOSX\/|^src-archive\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$|\.(png|jpe?g|gif|svg|ico|webp|woff2?|ttf|css|js\.map|class|jar)$/i;

const graceBytes = 1024 * 1024;
const guessBytes = 256 * 1024;

async function headOf(file: string, length = 4096): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Totals of the whole upload, including nested archives. */
interface Usage {
  bytes: number;
  files: number;
}

/** Aborts a stream that exceeds the size allowed for its packed size. */
function limitSize(packed: number, context: ReadContext, usage: Usage): Transform {
  let own = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      own += chunk.length;
      usage.bytes += chunk.length;
      if (context.signal.aborted) done(context.signal.reason as Error);
      else if (usage.bytes > context.limits.maxBytes)
        done(
          new ReportError(
            'too_large',
            reportFault('unpacks_larger', { limit: context.limits.maxBytes }),
          ),
        );
      else if (own > graceBytes && own > packed * context.limits.maxRatio)
        done(
          new ReportError(
            'archive_refused',
            reportFault('unpacks_too_far', { ratio: context.limits.maxRatio }),
          ),
        );
      else done(null, chunk);
    },
  });
}

/** Maps the many error messages of zlib and yauzl to a few faults that users understand. */
function archiveFault(error: Error & { code?: string }): ReportFault {
  const { code, message } = error;
  const leading =
    /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s.exec(
      message,
    )?.[1];
  if (leading !== undefined)
    return reportFault('archive_entry_leads_outside', { path: leading.slice(0, 200) });
  if (
    code === 'Z_BUF_ERROR' ||
    /end of central directory record signature not found|overflows file bounds|unexpected EOF/i.test(
      message,
    )
  )
    return reportFault('archive_cut_off');
  if (/^unsupported compression method|multi-disk/.test(message))
    return reportFault('archive_method_unknown');
  return /encrypt/.test(message) ? reportFault('encrypted') : reportFault('archive_damaged');
}

const toArchiveError = (error: unknown): Error =>
  error instanceof ReportError || (error as Error).name === 'AbortError'
    ? (error as Error)
    : new ReportError('archive_refused', archiveFault(error as Error));

const tooManyEntries = (count: number, { limits }: ReadContext): ReportError =>
  new ReportError(
    'archive_refused',
    reportFault('too_many_entries', { count, limit: limits.maxArchiveEntries }),
  );

async function unpackTo(
  target: string,
  source: Readable | AsyncIterable<Buffer>,
  guard: Transform,
): Promise<void> {
  await pipeline(source, guard, createWriteStream(target));
}

async function entryNames(file: ReportFile, context: ReadContext): Promise<string[]> {
  const zip = await openPromise(file.path, { lazyEntries: true, strictFileNames: true });
  try {
    if (zip.entryCount > context.limits.maxArchiveEntries) return [];
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    return names;
  } finally {
    zip.close();
  }
}

async function* unpackWorkbook(
  file: ReportFile,
  work: string,
  context: ReadContext,
  usage: Usage,
): AsyncGenerator<ReportFile> {
  const parts: ReportFile[] = [];
  for await (const part of unpackZip(file, work, context, usage))
    if (isSheetPart(part.name)) parts.push(part);
  yield* readSheets(parts, work, context);
}

/** Returns the document or program type of a zip-based file format. */
function documentOf(names: readonly string[]): string | undefined {
  if (names.includes('word/document.xml')) return 'Word';
  if (names.includes('ppt/presentation.xml')) return 'PowerPoint';
  if (names[0] === 'mimetype' && names.includes('content.xml')) return 'OpenDocument';
  if (names.includes('AndroidManifest.xml')) return 'Android (APK)';
  return names.includes('META-INF/MANIFEST.MF') && names.some((name) => name.endsWith('.class'))
    ? 'Java (JAR)'
    : undefined;
}

/**
 * Pairs the two files of a Fortify archive, results and audit decisions, which come in any order.
 */
async function* unpackFpr(
  file: ReportFile,
  work: string,
  context: ReadContext,
  usage: Usage,
): AsyncGenerator<ReportFile> {
  let results: ReportFile | undefined;
  let audit: ReportFile | undefined;
  for await (const part of unpackZip(file, work, context, usage))
    if (part.name === 'audit.fvdl') results = part;
    else if (part.name === 'audit.xml') audit = await toUtf8(part, work, context);
    else yield part;
  if (results !== undefined) yield audit === undefined ? results : { ...results, beside: audit };
}

const defenderMachines = /^machines\/[^/]+\.json$/i;
const defenderVulnerabilities = /^vulnerabilities\/[^/]+\.json$/i;

const isDefender = (names: readonly string[]): boolean =>
  [defenderMachines, defenderVulnerabilities].every((kind) =>
    names.some((name) => kind.test(name)),
  );

/**
 * Joins the paginated machine lists of Microsoft Defender, which complete the vulnerabilities found
 * on the machines.
 */
async function* unpackDefender(
  file: ReportFile,
  work: string,
  context: ReadContext,
  usage: Usage,
): AsyncGenerator<ReportFile> {
  const parts: ReportFile[] = [];
  // All archives within the upload share one folder, so the name is unique by file count.
  const machines = path.join(work, `machines-${usage.files}`);
  let size = 0;
  for await (const part of unpackZip(file, work, context, usage)) {
    parts.push(part);
    if (!defenderMachines.test(part.name)) continue;
    const page = await toUtf8(part, work, context);
    // Consecutive documents are read as one stream.
    for await (const chunk of readBytes(page, context)) {
      await appendFile(machines, chunk);
      size += chunk.length;
    }
    await appendFile(machines, '\n');
    size += 1;
  }
  const beside: ReportFile = { path: machines, name: 'machines.json', size, skip: 0 };
  for (const part of parts)
    yield defenderVulnerabilities.test(part.name) ? { ...part, beside } : part;
}

async function* unpackZip(
  file: ReportFile,
  work: string,
  context: ReadContext,
  usage: Usage,
): AsyncGenerator<ReportFile> {
  const zip = await openPromise(file.path, {
    lazyEntries: true,
    strictFileNames: true,
    validateEntrySizes: true,
  });
  try {
    if (zip.entryCount > context.limits.maxArchiveEntries)
      throw tooManyEntries(zip.entryCount, context);
    for await (const entry of zip.eachEntry()) {
      if (nonReportEntry.test(entry.fileName)) continue;
      if (entry.isEncrypted())
        throw new ReportError('archive_refused', reportFault('encrypted'), entry.fileName);
      usage.files += 1;
      const target = path.join(work, `entry-${usage.files}`);
      await unpackTo(
        target,
        await zip.openReadStreamPromise(entry),
        limitSize(entry.compressedSize, context, usage),
      );
      yield { path: target, name: entry.fileName, size: entry.uncompressedSize, skip: 0 };
    }
  } finally {
    zip.close();
  }
}

async function* unpackTar(
  file: ReportFile,
  work: string,
  context: ReadContext,
  usage: Usage,
): AsyncGenerator<ReportFile> {
  let entries = 0;
  for await (const { name, size, content } of readTarEntries(file.path)) {
    entries += 1;
    if (entries > context.limits.maxArchiveEntries) throw tooManyEntries(entries, context);
    if (size === 0 || nonReportEntry.test(name)) continue;
    usage.files += 1;
    const target = path.join(work, `entry-${usage.files}`);
    await unpackTo(target, content, limitSize(size, context, usage));
    yield { path: target, name, size, skip: 0 };
  }
}

async function toUtf8(file: ReportFile, work: string, context: ReadContext): Promise<ReportFile> {
  const head = await headOf(file.path);
  const encoding = detectEncoding(head);
  if (encoding.label === 'utf-8' && encoding.skip === 0)
    encoding.label = guessEncoding(await headOf(file.path, guessBytes));
  if (encoding.label === 'utf-8') return { ...file, skip: encoding.skip };
  const target = path.join(work, `${path.basename(file.path)}.utf8`);
  const decoder = new TextDecoder(encoding.label);
  const transcode = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, decoder.decode(chunk, { stream: true }));
    },
  });
  await pipeline(
    createReadStream(file.path, { start: encoding.skip }),
    transcode,
    createWriteStream(target),
    { signal: context.signal },
  );
  return { ...file, path: target, size: (await stat(target)).size, skip: 0 };
}

const headBytes = 512;

/** Returns the unpacker for an archive of several files. */
async function unpackerOf(
  file: ReportFile,
  isZip: boolean,
  context: ReadContext,
): Promise<typeof unpackZip> {
  if (!isZip) return unpackTar;
  const names = await entryNames(file, context);
  const document = documentOf(names);
  if (document !== undefined) throw otherDocumentError(document);
  if (isWorkbook(names)) return unpackWorkbook;
  if (isDefender(names)) return unpackDefender;
  return names.includes('audit.fvdl') ? unpackFpr : unpackZip;
}

/**
 * Yields the report, or each file of an archive. `work` is an empty directory that the caller
 * removes.
 */
export async function* unpack(
  file: ReportFile,
  work: string,
  context: ReadContext,
  depth = 0,
  usage: Usage = { bytes: 0, files: 0 },
): AsyncGenerator<ReportFile> {
  const head = await headOf(file.path, headBytes);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  const isZip = head[0] === 0x50 && head[1] === 0x4b && (head[2] === 0x03 || head[2] === 0x05);
  if (!isGzip && !isZip && !isTar(head)) {
    if (file.size > context.limits.maxBytes)
      throw new ReportError(
        'too_large',
        reportFault('larger_than_limit', { limit: context.limits.maxBytes }),
      );
    yield await toUtf8(file, work, context);
    return;
  }
  if (depth >= 2)
    throw new ReportError('archive_refused', reportFault('archives_too_deep'), file.name);
  if (isGzip) {
    const target = path.join(work, `unpacked-${depth}`);
    await unpackTo(
      target,
      createReadStream(file.path).pipe(createGunzip()),
      limitSize(file.size, context, usage),
    ).catch((error: unknown) => {
      throw toArchiveError(error);
    });
    // A compressed tar counts as a single archive level.
    const inner = isTar(await headOf(target, headBytes)) ? depth : depth + 1;
    yield* unpack(
      {
        path: target,
        name: file.name.replace(/\.gz$/i, '').replace(/\.tgz$/i, '.tar'),
        size: (await stat(target)).size,
        skip: 0,
      },
      work,
      context,
      inner,
      usage,
    );
    return;
  }
  const unpackOwn = await unpackerOf(file, isZip, context).catch((error: unknown) => {
    throw toArchiveError(error);
  });
  const inner = unpackOwn(file, work, context, usage);
  for (;;) {
    const next = await inner.next().catch((error: unknown) => {
      throw toArchiveError(error);
    });
    if (next.done === true) return;
    try {
      yield* unpack(next.value, work, context, depth + 1, usage);
    } catch (error) {
      // A picture or document beside the report does not invalidate the upload.
      if (!(error instanceof ReportError) || error.code !== 'not_text') throw error;
      yield { ...next.value, refused: error };
    }
  }
}
