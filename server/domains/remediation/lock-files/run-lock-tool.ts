// Runs an ecosystem's own tool on a manifest and its lock file. The tool runs in the scanners'
// sandbox, with no other files in its folder, and can connect only to the registries that the
// operator configured.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import type { Deps } from '../../../platform/deps.ts';
import { hostsOf } from '../../../platform/outgoing/host-rules.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { findProgram, runConfined } from '../../scans/index.ts';
import type { Upgrade } from '../manifests/edit.ts';
import type { LockInput, LockRefusal } from './lock-outcome.ts';
import type { LockTool } from './lock-tools.ts';
import { createWheelIndex } from './wheel-index.ts';

export type LockFiles = {
  manifest: string;
  lock: string;
  settings: string;
  /** Further files by their path below the manifest's folder. */
  companions: Readonly<Record<string, string>>;
};

export type LockResult =
  | { lock: string; manifest: string }
  | { why: LockRefusal; words?: string | undefined };

type LockDeps = Pick<Deps, 'outgoing'> & {
  config: Pick<Config, 'dataDir' | 'registries' | 'scanners'>;
};

const limitMs = 120_000;
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Limits concurrency: each of these programs takes several hundred megabytes. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};

const bare = (address: string): string => address.replace(/\/+$/, '');

/** The end of the tool's output, without the server's paths and the proxy's credentials. */
const wordsOf = (output: string, hidden: readonly string[]): string | undefined =>
  hidden
    .reduce((text, each) => text.replaceAll(each, ''), output)
    .split('\n')
    .map((line) =>
      line
        .replace(/^npm (?:error|ERR!)\s*/, '')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '' && !/complete log of this run|debug-\d+\.log/.test(line))
    .slice(0, 6)
    .join(' · ')
    .slice(0, 300) || undefined;

/** Returns whether the path stays inside the folder. */
const isInside = (file: string): boolean =>
  !path.isAbsolute(file) && !path.normalize(file).startsWith('..') && !file.includes('\0');

const writeFiles = async (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    if (!isInside(file)) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, file), text, { mode: 0o600 });
  }
};

type Prepared = { tool: LockTool; program: string; files: LockFiles; registry: string };

const runIn = async (
  { outgoing, config }: LockDeps,
  work: string,
  { tool, program, files, registry }: Prepared,
  upgrades: readonly Upgrade[],
): Promise<LockResult> => {
  const [folder, home] = [path.join(work, 'files'), path.join(work, 'home')];
  await mkdir(home, { recursive: true, mode: 0o700 });
  await writeFiles(folder, {
    ...tool.placeholders?.({ ...files, registry }),
    ...files.companions,
    [tool.manifest]: tool.shown?.(files.manifest) ?? files.manifest,
    [tool.lock]: files.lock,
  });
  const registries = config.registries.get(tool.type) ?? [];
  const known = new Set(registries.map((address) => new URL(address).hostname));
  const input: LockInput = { ...files, registry, upgrades, folder };
  const wheels = tool.wheelsAlone
    ? createWheelIndex(outgoing, registry, hostsOf(registries))
    : undefined;
  for (const args of tool.calls(input)) {
    const { ended, output, refused, secrets } = await runConfined(
      { config, outgoing },
      {
        program,
        args,
        cwd: folder,
        home,
        env: tool.environment?.(input) ?? {},
        read: [],
        write: [folder],
        permits: hostsOf(registries),
        startProxy: wheels?.start,
        milliseconds: limitMs,
        signal: AbortSignal.timeout(2 * limitMs),
      },
    );
    if (ended.how === 'late' || ended.how === 'stopped') return { why: 'too_slow' };
    if (ended.how !== 'exit' || ended.code !== 0) {
      const elsewhere = refused.find((host) => !known.has(host));
      return elsewhere === undefined
        ? { why: 'tool_failed', words: wordsOf(output, [...secrets, `${folder}/`, work]) }
        : { why: 'other_registry', words: elsewhere };
    }
  }
  const lock = await readFile(path.join(folder, tool.lock), 'utf8');
  const [format, former] = [tool.format?.(lock), tool.format?.(files.lock)];
  if (format !== former)
    return {
      why: 'tool_failed',
      words: `It writes version ${format ?? '?'} of the format, and the lock file has ${former ?? '?'}.`,
    };
  return {
    lock: wheels?.withOriginalAddresses(lock) ?? lock,
    manifest: await readFile(path.join(folder, tool.manifest), 'utf8'),
  };
};

/** Returns the lock file that the tool generates for the manifest, or the reason why it failed. */
export const runLockTool = async (
  deps: LockDeps,
  tool: LockTool,
  files: LockFiles,
  upgrades: readonly Upgrade[],
): Promise<LockResult> => {
  const { config } = deps;
  const refusal = tool.never ?? tool.refuse?.(files);
  if (refusal) return { why: refusal };
  const allowed = config.registries.get(tool.type) ?? [];
  const [registry] = allowed;
  if (registry === undefined) return { why: 'no_registry' };
  const program = await findProgram(config.scanners.path, tool.program);
  if (program === undefined) return { why: 'tool_missing' };
  const other = tool.registries?.(files).find((each) => !allowed.includes(bare(each)));
  if (other !== undefined) return { why: 'other_registry', words: other };
  const work = path.join(config.dataDir, 'lock-files', newId());
  try {
    return await inTurn(() => runIn(deps, work, { tool, program, files, registry }, upgrades));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
