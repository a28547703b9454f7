import path from 'node:path';
import { reportFault } from '../../../report-formats/report-faults.ts';
import { ScanError } from '../run/scan-fault.ts';
import type { Scanner } from './scanner.ts';

const usual = 'p/default';

const registryHosts = ['semgrep.dev', '*.semgrep.dev'];

/**
 * A registry ruleset or a file of the repository. Any other path would read the server's files, and
 * a URL would bypass the guarded client.
 */
const registryRules = /^(?:p|r|s)\/[\w][\w.:/-]*$/;
const rulesFile = /^(?!.*(?:^|\/)\.\.(?:\/|$))[\w.][\w./-]*\.ya?ml$/;

const rulesOf = (config: string): string => {
  if (registryRules.test(config) || rulesFile.test(config)) return config;
  throw new ScanError(
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
      // Paths are relative to the working directory and have to be the same at the next scan.
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
      hosts:
        target.semgrep.token !== undefined ||
        configs.length === 0 ||
        configs.some((config) => registryRules.test(config))
          ? registryHosts
          : [],
      // Exit code 1 means findings in blocking mode.
      goodCodes: [0, 1],
    };
  },
};
