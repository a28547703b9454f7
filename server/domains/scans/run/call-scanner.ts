// Calls one scanner over what it looks at, and checks that it left a report.
import { lstat, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { reportFault } from '../../../report-formats/report-faults.ts';
import { lastLines, secretsOf } from '../scanners/mask.ts';
import { programOf } from '../scanners/registry.ts';
import type { Scanner, ScannerCommand, Target } from '../scanners/scanner.ts';
import { type ProgramResult, createEnvironment, runProgram } from './run-program.ts';
import { findSandbox } from './sandbox/detect.ts';
import { confine, endedInside, withUser } from './sandbox/sandbox.ts';
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
const withWords = ({ code, fault }: ScanError, said: string, call: ScannerCommand): ScanError => {
  const output = lastLines(said, secretsOf(call));
  return output === ''
    ? new ScanError(code, fault)
    : new ScanError(code, { ...fault, facts: { ...fault.facts, output } });
};

const cachesInUse = new Set<number>();

/**
 * Runs work with a folder for the caches of scanners that no other run of this server uses: Trivy
 * locks its cache, and a second Trivy would fail.
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

/** Calls an installed scanner and returns where its report is. Throws a `ScanError`. */
export const callScanner = async (
  config: Pick<Config, 'scanners' | 'uploadLimitBytes' | 'dataDir'>,
  { scanner, target, work, cache, signal, minutes = config.scanners.minutes }: ScannerCall,
): Promise<ScannerCommand> => {
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
  const { kind } = await findSandbox(config);
  const { ended, said } = await withUser(async (user) => {
    const plain = { program, args: call.args, cwd: call.cwd };
    const command =
      kind === 'none'
        ? plain
        : await confine(
            kind,
            plain,
            {
              dataDir: config.dataDir,
              read: target.of === 'code' ? [target.folder] : [],
              write: [own, home, cache],
              network: call.network,
              cwd: call.cwd,
            },
            user,
          );
    const result = await runProgram({
      ...command,
      env: { ...createEnvironment(process.env, home), ...call.env },
      milliseconds: minutes * 60_000,
      signal,
    });
    return kind === 'none' ? result : { ...result, ended: endedInside(result.ended) };
  });
  if (ended.how === 'stopped') throw new Error('The scan was interrupted.');
  if (ended.how !== 'exit' || !call.goodCodes.includes(ended.code))
    throw withWords(faultOf(ended, scanner.name, minutes), said, call);
  const report = await lstat(call.report).catch(() => undefined);
  if (report?.isFile() !== true || report.size === 0)
    throw withWords(
      new ScanError(
        'scanner_failed',
        reportFault('scanner_left_no_report', { scanner: scanner.name }),
      ),
      said,
      call,
    );
  if (report.size > config.uploadLimitBytes)
    throw new ScanError(
      'scanner_failed',
      reportFault('scanner_report_too_large', {
        scanner: scanner.name,
        limit: config.uploadLimitBytes,
      }),
    );
  return call;
};
