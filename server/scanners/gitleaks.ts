import path from 'node:path';
import type { Scanner } from './scanner.ts';

/** https://github.com/gitleaks/gitleaks#usage, from 8.19 on */
export const gitleaks: Scanner = {
  id: 'gitleaks',
  name: 'Gitleaks',
  program: 'gitleaks',
  kinds: ['full', 'secret'],
  call: ({ target, work }) => {
    if (target.of !== 'code') throw new Error('Gitleaks does not look at this.');
    const report = path.join(work, 'gitleaks.json');
    return {
      // The secrets that it finds stay where they are: their place is enough. Finding some is no failure.
      args: [
        'dir',
        '.',
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
      files: {},
      report,
      goodCodes: [0],
      complete: true,
    };
  },
};
