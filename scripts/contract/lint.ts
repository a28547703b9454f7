// Lints the document and checks every example against its schema. The bundle is linted too, because
// its examples are composed.
import path from 'node:path';
import { run } from './run.ts';
import type { Check } from './types.ts';

export const lint: Check = {
  name: 'lint',
  run: async (root) => {
    const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const results = await Promise.all(
      ['openapi/openapi.yaml', 'openapi/generated/openapi.json'].map((file) =>
        run(
          process.execPath,
          [cli, 'lint', file, '--config', 'redocly.yaml', '--format', 'stylish'],
          root,
        ),
      ),
    );
    const failures = results.filter(({ code }) => code !== 0).map(({ output }) => output);
    return { lines: ['source and bundle linted, examples validated'], failures };
  },
};
