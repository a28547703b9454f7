import path from 'node:path';
import type { Scanner } from './scanner.ts';

/**
 * Gitleaks' own rules. Without an explicit configuration, it uses the `.gitleaks.toml` of the
 * scanned code, which may allow everything.
 */
const configuration = '[extend]\nuseDefault = true\n';

/** https://github.com/gitleaks/gitleaks#usage, from 8.19 on */
export const gitleaks: Scanner = {
  id: 'gitleaks',
  name: 'Gitleaks',
  program: 'gitleaks',
  kinds: ['full', 'secret'],
  call: ({ target, work }) => {
    if (target.of !== 'code') throw new Error('Gitleaks does not look at this.');
    const report = path.join(work, 'gitleaks.json');
    const config = path.join(work, 'gitleaks.toml');
    return {
      // Secrets are redacted: their location is enough. Findings are not a failure.
      args: [
        'dir',
        '.',
        '--config',
        config,
        '--report-format',
        'json',
        '--report-path',
        report,
        '--redact',
        '--no-banner',
        '--exit-code',
        '0',
      ],
      cwd: target.folder,
      env: {},
      files: { [config]: configuration },
      report,
      hosts: [],
      goodCodes: [0],
      complete: true,
    };
  },
};
