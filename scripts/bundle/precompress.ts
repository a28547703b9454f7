import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg|html|txt|webmanifest|map)$/;
const smallest = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * Writes `file.br` and `file.gz` beside each file that compression makes smaller. Returns the
 * number of such files.
 */
export const precompress = async (directory: string): Promise<number> => {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => compressible.test(file) && !file.endsWith('.map'),
  );
  const written = await Promise.all(
    files.map(async (file) => {
      const whole = path.join(directory, file);
      const content = readFileSync(whole);
      // The server renders index.html itself.
      if (content.length < smallest || file === 'index.html') return 0;
      const [br, zipped] = await Promise.all([
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        gz(content, { level: 9 }),
      ]);
      if (br.length < content.length) writeFileSync(`${whole}.br`, br);
      if (zipped.length < content.length) writeFileSync(`${whole}.gz`, zipped);
      return 1;
    }),
  );
  return written.reduce<number>((sum, n) => sum + n, 0);
};
