import { jsonFormat } from '../format.ts';
import { list, num, str, texts, tree } from '../parsers/json-access.ts';

/** `bun audit --json`, the response of npm's bulk advisory endpoint: advisories by package. */
export const bunAudit = jsonFormat({
  id: 'bun-audit',
  tool: 'bun audit',
  category: 'sca',
  docsUrl: 'https://bun.sh/docs/install/audit',
  aliases: ['bun', 'bun_audit'],
  detect: ({ value }) =>
    Object.values(tree(value))
      .slice(0, 20)
      .some(
        (advisories) =>
          Array.isArray(advisories) &&
          str(advisories[0], 'vulnerable_versions') !== undefined &&
          str(advisories[0], 'severity') !== undefined &&
          str(advisories[0], 'url') !== undefined,
      )
      ? 0.9
      : 0,
  each: ['/*'],
  map: (advisories, { keys }) =>
    list(advisories).map((raw) => ({
      ruleId: /GHSA-[\w-]+/.exec(str(raw, 'url') ?? '')?.[0] ?? str(raw, 'id'),
      helpUri: str(raw, 'url'),
      title: `${str(raw, 'title') ?? 'Vulnerability'} - ${String(keys[0])}`,
      description: `Vulnerable versions: ${str(raw, 'vulnerable_versions') ?? 'not said'}.`,
      severity: str(raw, 'severity'),
      cvss: [{ vector: str(raw, 'cvss', 'vectorString'), score: num(raw, 'cvss', 'score') }],
      vulnerabilityIds: [str(raw, 'url')],
      cwes: [texts(raw, 'cwe')],
      component: { name: String(keys[0]), ecosystem: 'npm' },
      references: [str(raw, 'url')],
    })),
});
