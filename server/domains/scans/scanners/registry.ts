import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { gitleaks } from './gitleaks.ts';
import { prowler } from './prowler.ts';
import type { ScanKind, Scanner, ScannerId } from './scanner.ts';
import { semgrep } from './semgrep.ts';
import { trivy } from './trivy.ts';

export const scanners: Readonly<Record<ScannerId, Scanner>> = { trivy, semgrep, gitleaks, prowler };

/** The scanners of a kind, installed or not. */
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

/**
 * The path of a scanner's program: configured by the operator, or found on PATH. Undefined when it
 * is not installed or is disabled.
 */
export const programOf = async (
  config: Pick<Config, 'scanners'>,
  { id, program }: Scanner,
): Promise<string | undefined> => {
  const set = config.scanners.programs[id];
  if (set === 'off') return undefined;
  const places =
    set === undefined
      ? config.scanners.path
          .split(path.delimiter)
          .filter((folder) => path.isAbsolute(folder))
          .map((folder) => path.join(folder, program))
      : [set];
  for (const place of places) if (await isProgram(place)) return place;
  return undefined;
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
