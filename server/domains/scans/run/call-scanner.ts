// Calls one scanner on its target, and checks that it wrote a report.
import { lstat, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { type HostRule, hostsLike } from '../../../platform/outgoing/host-rules.ts';
import { reportFault } from '../../../report-formats/report-faults.ts';
import { lastLines, secretsOf } from '../scanners/mask.ts';
import { programOf } from '../scanners/registry.ts';
import type { Scanner, ScannerCommand, Target } from '../scanners/scanner.ts';
import { type ConfinedDeps, runConfined } from './run-confined.ts';
import type { ProgramResult } from './run-program.ts';
import { ScanError } from './scan-fault.ts';

type ScannerCall = {
  scanner: Scanner;
  target: Target;
  work: string;
  cache: string;
  signal: AbortSignal;
  minutes?: number;
};

const faultOf = (
  ended: Exclude<ProgramResult, { how: 'stopped' }>,
  scanner: string,
  minutes: number,
): ScanError => {
  if (ended.how === 'late')
    return new ScanError(
      'scanner_timed_out',
      reportFault('scanner_too_slow', { scanner, minutes: Math.ceil(minutes) }),
    );
  return new ScanError(
    'scanner_failed',
    ended.how === 'signal'
      ? reportFault('scanner_killed', { scanner, signal: ended.signal })
      : reportFault('scanner_ended', { scanner, exit_code: ended.code }),
  );
};

/** Adds the last output of the scanner to the error. */
const withWords = (
  { code, fault }: ScanError,
  output: string,
  secrets: readonly string[],
): ScanError => {
  const lines = lastLines(output, secrets);
  return lines === ''
    ? new ScanError(code, fault)
    : new ScanError(code, { ...fault, facts: { ...fault.facts, output: lines } });
};

const cachesInUse = new Set<number>();

/**
 * Runs work with a cache folder for scanners that no other run of this server uses: Trivy locks its
 * cache, and a second Trivy would fail.
 */
export const withCache = async <T>(
  dataDir: string,
  work: (cache: string) => Promise<T>,
): Promise<T> => {
  let slot = 0;
  while (cachesInUse.has(slot)) slot += 1;
  cachesInUse.add(slot);
  try {
    return await work(path.join(dataDir, slot === 0 ? 'scanners' : `scanners-${slot}`));
  } finally {
    cachesInUse.delete(slot);
  }
};

/** The hosts that the operator permits, otherwise those that the scanner is known to need. */
const permitsOf = (
  { scanners: { hosts } }: Pick<Config, 'scanners'>,
  { hosts: needed }: Pick<ScannerCommand, 'hosts'>,
): HostRule | undefined => {
  if (needed.length === 0) return undefined;
  if (hosts.length > 0) return hostsLike(hosts);
  return needed === 'public' ? () => true : hostsLike(needed);
};

type CallDeps = Omit<ConfinedDeps, 'config'> & {
  config: Pick<Config, 'scanners' | 'uploadLimitBytes' | 'dataDir'>;
};

/** The scanner's report, and the hosts that were refused to it. */
export type ScannerResult = ScannerCommand & { refused: readonly string[] };

/** Calls an installed scanner and returns the location of its report. Throws a `ScanError`. */
export const callScanner = async (
  deps: CallDeps,
  { scanner, target, work, cache, signal, ...rest }: ScannerCall,
): Promise<ScannerResult> => {
  const { config } = deps;
  const { minutes = config.scanners.minutes } = rest;
  const program = await programOf(config, scanner);
  if (program === undefined)
    throw new ScanError(
      'scanner_failed',
      reportFault('scanner_not_installed', { scanner: scanner.name }),
    );
  const [own, home] = [path.join(work, scanner.id), path.join(work, `${scanner.id}-home`)];
  for (const folder of [own, home, cache]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const call = scanner.call({ target, work: own, cache, minutes });
  for (const [file, content] of Object.entries(call.files))
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
  const { ended, output, refused, secrets } = await runConfined(deps, {
    program,
    args: call.args,
    cwd: call.cwd,
    home,
    env: call.env,
    read: target.of === 'code' ? [target.folder] : [],
    write: [own, cache],
    permits: permitsOf(config, call),
    milliseconds: minutes * 60_000,
    signal,
  });
  const hidden = [...secretsOf(call), ...secrets];
  if (ended.how === 'stopped') throw new Error('The scan was interrupted.');
  if (ended.how !== 'exit' || !call.goodCodes.includes(ended.code))
    throw withWords(faultOf(ended, scanner.name, minutes), output, hidden);
  const report = await lstat(call.report).catch(() => undefined);
  if (report?.isFile() !== true || report.size === 0)
    throw withWords(
      new ScanError(
        'scanner_failed',
        reportFault('scanner_left_no_report', { scanner: scanner.name }),
      ),
      output,
      hidden,
    );
  if (report.size > config.uploadLimitBytes)
    throw new ScanError(
      'scanner_failed',
      reportFault('scanner_report_too_large', {
        scanner: scanner.name,
        limit: config.uploadLimitBytes,
      }),
    );
  return { ...call, refused };
};
