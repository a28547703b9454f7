import { jsonFormat } from '../format.ts';
import { at, has, list, str, tree } from '../parsers/json-access.ts';

/**
 * `local-php-security-checker` and the Symfony CLI: advisories by package. Composer's own audit
 * also lists them by package.
 */
export const symfonySecurity = jsonFormat({
  id: 'symfony-security',
  tool: 'Symfony security checker',
  category: 'sca',
  docsUrl: 'https://symfony.com/doc/current/setup.html#checking-security-vulnerabilities',
  aliases: [
    'php_symfony_security_check',
    'php symfony security check',
    'local php security checker',
  ],
  detect: ({ value }) =>
    Object.values(tree(value)).some((entry) => has(entry, 'advisories', 'version')) ? 0.95 : 0,
  each: ['/*'],
  map: (raw, { keys }) =>
    Object.values(at(raw, 'advisories') ?? {}).map((advisory: unknown) => ({
      ruleId: str(advisory, 'cve') ?? str(advisory, 'link'),
      title: `${String(keys[0])} - (${str(raw, 'version') ?? ''}, ${str(advisory, 'cve') ?? ''})`,
      description: str(advisory, 'title'),
      fallbackSeverity: 'info' as const,
      vulnerabilityIds: [str(advisory, 'cve'), str(advisory, 'title')],
      component: { name: String(keys[0]), version: str(raw, 'version'), ecosystem: 'composer' },
      references: [str(advisory, 'link')],
    })),
});

export const composerAudit = jsonFormat({
  id: 'composer-audit',
  tool: 'Composer audit',
  category: 'sca',
  docsUrl: 'https://getcomposer.org/doc/03-cli.md#audit',
  aliases: ['composer'],
  detect: ({ value }) =>
    has(value, 'advisories', 'abandoned')
      ? 1
      : Object.values(tree(value, 'advisories')).some((entry) => has(entry, '0.advisoryId'))
        ? 1
        : 0,
  each: ['/advisories/*'],
  map: (raw, { keys }) =>
    list(Object.values(raw as object)).map((advisory) => ({
      ruleId: str(advisory, 'cve') ?? str(advisory, 'advisoryId'),
      title: str(advisory, 'title'),
      description: `Affected versions: ${str(advisory, 'affectedVersions') ?? 'not said'}.`,
      severity: str(advisory, 'severity'),
      fallbackSeverity: 'medium' as const,
      vulnerabilityIds: [
        str(advisory, 'cve'),
        ...list(advisory, 'sources').map((source) => str(source, 'remoteId')),
      ],
      component: { name: str(advisory, 'packageName') ?? String(keys[1]), ecosystem: 'composer' },
      references: [str(advisory, 'link')],
    })),
});
