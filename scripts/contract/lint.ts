// Lints the document and validates every example against its schema. The bundle is linted too,
// because its examples are composed. One process handles both, because its start takes a third of
// the time for a document.
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
      // Without these, it would check for a newer version over the network and send telemetry.
      { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    );
    const failures = code === 0 ? [] : [output];
    return { lines: ['source and bundle linted, examples validated'], failures };
  },
};
