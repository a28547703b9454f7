/** Scanners of content management systems: CMSeeK and Typo3Scan. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { entries, has, list, str, texts } from '../parsers/json-access.ts';

const fieldEnding = (raw: unknown, ending: string): unknown =>
  entries(raw).find(([name]) => name.endsWith(ending))?.[1];

/** One site. Fields other than vulnerabilities are prefixed with the system: `joomla_backup_files`. */
export const cmseek = jsonFormat({
  id: 'cmseek',
  tool: 'CMSeeK',
  category: 'dast',
  docsUrl: 'https://github.com/Tuhinshubhra/CMSeeK#readme',
  detect: ({ value }) => (has(value, 'cms_id', 'cms_name', 'detection_param') ? 1 : 0),
  looksIn: ['/vulnerabilities/#'],
  exhaustive: true,
  map: (site) => {
    const endpoint = str(site, 'url');
    const component = {
      name: str(site, 'cms_name'),
      version: str(fieldEnding(site, '_version')),
    };
    const known = list(site, 'vulnerabilities').map((raw): RawFinding => ({
      ruleId: str(raw, 'name'),
      title: str(raw, 'name'),
      fallbackSeverity: 'medium',
      vulnerabilityIds: texts(raw, 'references'),
      component,
      endpoint,
      references: texts(raw, 'references').map((text) => text.replace(/^[A-Z]+ : /, '')),
    }));
    const backups = texts(fieldEnding(site, '_backup_files')).map((url): RawFinding => ({
      ruleId: 'backup-file',
      title: 'A backup file is public',
      severity: 'medium',
      cwes: 530,
      endpoint: url,
    }));
    const debug: RawFinding[] =
      str(fieldEnding(site, '_debug_mode')) === 'enabled'
        ? [
            {
              ruleId: 'debug-mode',
              title: 'The debug mode is enabled',
              severity: 'medium',
              cwes: 489,
              endpoint,
            },
          ]
        : [];
    return [...known, ...backups, ...debug];
  },
});

/** Sites by URL, with advisories for the core and for each extension. */
export const typo3Scan = jsonFormat({
  id: 'typo3scan',
  tool: 'Typo3Scan',
  category: 'dast',
  docsUrl: 'https://github.com/whoot/Typo3Scan#readme',
  aliases: ['typo3-scan', 'typo3scan'],
  detect: ({ value }) =>
    entries(value).some(
      ([address, site]) =>
        /^https?:/.test(address) && has(site, 'Backend', 'Version', 'Vulnerabilities'),
    )
      ? 1
      : 0,
  each: ['/*'],
  holds: ['/Vulnerabilities/#', '/Extensions/#/Vulnerabilities/#'],
  map: (site, { keys }) => {
    const endpoint = String(keys[0]);
    const advisories = (of: unknown, name: string | undefined): RawFinding[] =>
      list(of, 'Vulnerabilities').map((raw) => ({
        ruleId: str(raw, 'Advisory'),
        title: `${str(raw, 'Type') ?? 'Vulnerability'} in ${str(raw, 'Subcomponent') ?? name ?? 'TYPO3'}`,
        description: `Affected versions: ${str(raw, 'Affected') ?? 'not stated'}.`,
        fallbackSeverity: 'medium',
        vulnerabilityIds: [str(raw, 'Advisory')],
        component: { name, version: str(of, 'Version') },
        endpoint,
        references: [str(raw, 'Advisory URL'), str(raw, 'Advisory Url')],
      }));
    return [
      ...advisories(site, 'TYPO3'),
      ...list(site, 'Extensions').flatMap((extension) =>
        advisories(extension, str(extension, 'Name')),
      ),
    ];
  },
});
