import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './paths.ts';

/** The package's version; exports include it as the tool's version. */
export const productVersion = (
  JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as { version: string }
).version;
