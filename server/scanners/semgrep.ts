import path from 'node:path';
import { reportFault } from '../reports/report-faults.ts';
import { ScanFault } from './scan-fault.ts';
import type { Scanner } from './scanner.ts';

const usual = 'p/default';

/**
 * Rules by their name in the registry, or a file of the repository. Any other path would read the server's own files, and an address would be fetched past the
 * guarded client.
 */
const registryRules = /^(?:p|r|s)\/[\w][\w.:/-]*$/;
const rulesFile = /^(?!.*(?:^|\/)\.\.(?:\/|$))[\w.][\w./-]*\.ya?ml$/;

const rulesOf = (config: string): string => {
  if (registryRules.test(config) || rulesFile.test(config)) return config;
  throw new ScanFault(
    'scanner_failed',
    reportFault('rules_refused', { config: config.slice(0, 100) }),
  );
};

/** https://semgrep.dev/docs/cli-reference */
export const semgrep: Scanner = {
  id: 'semgrep',
  name: 'Semgrep',
  program: 'semgrep',
  kinds: ['full', 'sast'],
  call: ({ target, work }) => {
    if (target.of !== 'code') throw new Error('Semgrep does not look at this.');
    const report = path.join(work, 'semgrep.json');
    const configs = (target.semgrep.config ?? '').split(/[\s,]+/).filter(Boolean);
    const rules = (configs.length === 0 ? [usual] : configs).flatMap((config) => [
      '--config',
      rulesOf(config),
    ]);
    return {
      // Its paths are those of where it starts: findings have to have the same ones at the next scan.
      args: [
        'scan',
        ...rules,
        '--json',
        '--output',
        report,
        '--metrics',
        'off',
        '--disable-version-check',
        '--quiet',
        '.',
      ],
      cwd: target.folder,
      env: {
        ...(target.semgrep.token !== undefined && { SEMGREP_APP_TOKEN: target.semgrep.token }),
        SEMGREP_LOG_FILE: path.join(work, 'semgrep.log'),
        SEMGREP_SETTINGS_FILE: path.join(work, 'semgrep-settings.yml'),
      },
      files: {},
      report,
      complete: true,
      // 1 is for findings where it is asked to block.
      goodCodes: [0, 1],
    };
  },
};
