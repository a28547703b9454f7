// Lints the document and checks every example against its schema. The bundle is linted too, because
// its examples are composed. One process for both: its start is a third of the time of a document.
import path from 'node:path';
import { bundleFile } from './document.ts';
import { run } from './run.ts';
import type { Check } from './types.ts';

export const lint: Check = {
  name: 'lint',
  run: async (root) => {
    const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const files = ['openapi/openapi.yaml', bundleFile];
    const { code, output } = await run(
      process.execPath,
      [cli, 'lint', ...files, '--config', 'redocly.yaml', '--format', 'stylish'],
      root,
      // It would ask the network for a newer version and report its use.
      { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    );
    const failures = code === 0 ? [] : [output];
    return { lines: ['source and bundle linted, examples validated'], failures };
  },
};
