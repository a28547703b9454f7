/** Checkstyle XML, which many linters can write (ESLint, PHP_CodeSniffer, ktlint, tflint, …). */
import { notLookedAt } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

export const checkstyle = xmlFormat({
  id: 'checkstyle',
  tool: 'Checkstyle',
  category: 'quality',
  docsUrl: 'https://checkstyle.org/',
  detect: ({ value }) => (has(value, 'checkstyle') ? 0.9 : 0),
  each: ['/checkstyle/file'],
  run: (root) => ({ toolVersion: str(root, 'checkstyle', '@version') }),
  holds: ['/error/#'],
  asides: ['exception'],
  map: (file) => [
    // A file that a linter could not read has an exception or a parser error.
    ...(has(file, 'exception') ? [notLookedAt({ file: str(file, '@name') })] : []),
    ...list(file, 'error').map((raw) => ({
      unparsed: str(raw, '@source')?.endsWith('.TreeWalker'),
      ruleId: str(raw, '@source'),
      title: str(raw, '@message'),
      description: str(raw, '@message'),
      severity: str(raw, '@severity'),
      location: { path: str(file, '@name'), line: num(raw, '@line'), column: num(raw, '@column') },
    })),
  ],
});
