// The tests of one area for mutation testing, without a browser, a database or the React Compiler.
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { areas } from './scripts/mutation/areas.ts';

const area = areas[process.env['PARAPET_MUTATION_AREA'] ?? ''];

export default defineConfig({
  resolve: { alias: { '@': path.join(import.meta.dirname, 'src') } },
  test: {
    environment: 'node',
    isolate: false,
    setupFiles: ['scripts/mutation/setup.ts'],
    include: [...(area?.tests ?? [])],
    // Stryker ends a mutant that runs too long; Vitest must not do so in the first run.
    testTimeout: 180_000,
  },
});
