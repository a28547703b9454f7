/**
 * PHP_CodeSniffer's JSON and XML (with phpcs-security-audit) and PHPStan's JSON, which has a
 * similar structure.
 */
import { jsonFormat, xmlFormat } from '../format.ts';
import { endingsOf, failedFiles } from '../normalize/failed-files.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';

const securityRule = (source: string | undefined): boolean =>
  source?.startsWith('PHPCS_SecurityAudit') === true;

export const phpcs = jsonFormat({
  id: 'phpcs',
  tool: 'PHP_CodeSniffer',
  category: 'quality',
  docsUrl: 'https://github.com/PHPCSStandards/PHP_CodeSniffer/wiki/Reporting',
  aliases: ['php_security_audit_v2', 'php security audit v2', 'phpcs security audit'],
  detect: ({ value, text }) =>
    has(value, 'totals', 'files') && (has(value, 'totals.fixable') || /"source"\s*:\s*"/.test(text))
      ? 0.95
      : 0,
  each: ['/files/*'],
  holds: ['/messages/#'],
  map: (file, { keys }) =>
    list(file, 'messages').map((raw) => ({
      ruleId: str(raw, 'source'),
      unparsed: str(raw, 'source')?.startsWith('Internal.'),
      title: str(raw, 'source'),
      description: str(raw, 'message'),
      severity: str(raw, 'type'),
      category: securityRule(str(raw, 'source')) ? ('sast' as const) : undefined,
      location: { path: String(keys[1]), line: num(raw, 'line'), column: num(raw, 'column') },
    })),
});

/**
 * Errors and warnings are elements of those names. The severity is a number that only phpcs uses.
 */
export const phpcsXml = xmlFormat({
  id: 'phpcs-xml',
  tool: 'PHP_CodeSniffer',
  category: 'quality',
  docsUrl: 'https://github.com/PHPCSStandards/PHP_CodeSniffer/wiki/Reporting',
  detect: ({ value }) => (has(value, 'phpcs') ? 1 : 0),
  each: ['/phpcs/file'],
  run: (root) => ({ toolVersion: str(root, 'phpcs', '@version') }),
  holds: ['/error/#', '/warning/#'],
  map: (file) =>
    (['error', 'warning'] as const).flatMap((kind) =>
      list(file, kind).map((raw) => ({
        ruleId: str(raw, '@source'),
        unparsed: str(raw, '@source')?.startsWith('Internal.'),
        title: str(raw, '@source'),
        description: str(raw),
        severity: kind,
        category: securityRule(str(raw, '@source')) ? ('sast' as const) : undefined,
        location: {
          path: str(file, '@name'),
          line: num(raw, '@line'),
          column: num(raw, '@column'),
        },
      })),
    ),
});

export const phpstan = jsonFormat({
  id: 'phpstan',
  tool: 'PHPStan',
  category: 'quality',
  docsUrl: 'https://phpstan.org/user-guide/output-format',
  detect: ({ value }) => (has(value, 'totals.file_errors', 'files') ? 1 : 0),
  each: ['/files/*'],
  states: (root) => num(root, 'totals', 'file_errors'),
  asides: ['errors'],
  // Errors of the run itself, in addition to those of files. An ignore pattern without a match is
  // not an error.
  run: (root) =>
    failedFiles(
      texts(root, 'errors').flatMap((error) => {
        if (/^Ignored error pattern .* was not matched/s.test(error)) return [];
        const file = /while analysing file (\S+)/.exec(error)?.[1];
        return file === undefined ? [undefined] : endingsOf(file);
      }),
    ),
  holds: ['/messages/#'],
  map: (file, { keys }) =>
    list(file, 'messages').map((raw) => ({
      ruleId: str(raw, 'identifier') ?? 'phpstan',
      title: str(raw, 'message'),
      description: str(raw, 'message'),
      mitigation: str(raw, 'tip'),
      severity: 'medium',
      location: { path: String(keys[1]), line: num(raw, 'line') },
      suppression:
        at(raw, 'ignored') === true ? { kind: 'inSource', status: 'accepted' as const } : undefined,
    })),
});
