import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { gitleaks } from './gitleaks.ts';
import { prowler } from './prowler.ts';
import type { ScanKind, Scanner, ScannerId } from './scanner.ts';
import { semgrep } from './semgrep.ts';
import { trivy } from './trivy.ts';

export const scanners: Readonly<Record<ScannerId, Scanner>> = { trivy, semgrep, gitleaks, prowler };

/** Returns the scanners of a kind, installed or not. */
export const scannersFor = (kind: ScanKind): Scanner[] =>
  Object.values(scanners).filter(({ kinds }) => kinds.includes(kind));

const isProgram = async (file: string): Promise<boolean> => {
  const found = await stat(file).catch(() => undefined);
  return (
    found?.isFile() === true &&
    (await access(file, constants.X_OK).then(
      () => true,
      () => false,
    ))
  );
};

/** Finds the first program of this name in the absolute folders of a PATH. */
export const findProgram = async (
  searchPath: string,
  name: string,
): Promise<string | undefined> => {
  for (const folder of searchPath.split(path.delimiter)) {
    const place = path.join(folder, name);
    if (path.isAbsolute(folder) && (await isProgram(place))) return place;
  }
  return undefined;
};

/**
 * Returns the path of a scanner's program: configured by the operator, or found on PATH. Undefined
 * if it is not installed or is disabled.
 */
export const programOf = async (
  config: Pick<Config, 'scanners'>,
  { id, program }: Scanner,
): Promise<string | undefined> => {
  const set = config.scanners.programs[id];
  if (set === 'off') return undefined;
  if (set === undefined) return findProgram(config.scanners.path, program);
  return (await isProgram(set)) ? set : undefined;
};

export const installedFor = async (
  config: Pick<Config, 'scanners'>,
  kind: ScanKind,
): Promise<Scanner[]> => {
  const installed: Scanner[] = [];
  for (const scanner of scannersFor(kind))
    if ((await programOf(config, scanner)) !== undefined) installed.push(scanner);
  return installed;
};
