import { execFileSync } from 'node:child_process';

/** Returns whether a program runs here, for tests that are skipped without it. */
export const isInstalled = (program: string, ...args: readonly string[]): boolean => {
  try {
    execFileSync(program, args.length > 0 ? [...args] : ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
