/**
 * Finds the package of a result. Dependency scanners put it into texts, because SARIF has no
 * property for it.
 */
import type { RawComponent } from '../../raw-finding.ts';
import { list, str, texts } from '../../parsers/json-access.ts';
import { toPurlType } from '../../normalize/package-url.ts';

const named = (
  name: string | undefined,
  version: string | undefined,
  more: RawComponent = {},
): RawComponent | undefined => (name === undefined ? undefined : { ...more, name, version });

/** `@scope/name@1.2.3`, `group:artifact@1.2.3`. */
const nameAtVersion = /(?:^|\s)(@?[^\s@()]+)@([^\s@]+)$/;

export function packageOf(
  result: unknown,
  rule: unknown,
  message: string | undefined,
): RawComponent | undefined {
  const names = list(result, 'locations')
    .flatMap((location) => list(location, 'logicalLocations'))
    .map((logical) => str(logical, 'fullyQualifiedName'));
  const purl = [...names, str(result, 'properties', 'purl')].find(
    (name) => name?.startsWith('pkg:') === true,
  );
  if (purl !== undefined) return { purl };
  // Trivy: one fact per line.
  const fact = (label: string): string | undefined =>
    new RegExp(`^${label}: (\\S.*)$`, 'm').exec(message ?? '')?.[1]?.trim();
  const installed = fact('Installed Version');
  if (installed !== undefined)
    return named(fact('Package'), installed, { fixed: fact('Fixed Version')?.split(/,\s*/) });
  // Grype, then OSV-Scanner.
  const grype = /vulnerability in (\S+) package: (\S+), version (\S+) was found/.exec(
    message ?? '',
  );
  if (grype !== null) return named(grype[2], grype[3], { ecosystem: grype[1] });
  const osv = /^Package '(.+)@([^'@]+)' is vulnerable to /.exec(message ?? '');
  if (osv !== null) return named(osv[1], osv[2]);
  // Snyk has it in the rule: `(CVE-2021-3807) ansi-regex@3.0.0`.
  if (!/^(?:SNYK-[A-Z]|npm:)/.test(str(result, 'ruleId') ?? str(rule, 'id') ?? ''))
    return undefined;
  const [, name, version] = nameAtVersion.exec(str(rule, 'fullDescription', 'text') ?? '') ?? [];
  return named(name, version, {
    ecosystem: texts(rule, 'properties', 'tags').find((tag) => toPurlType(tag) !== undefined),
  });
}

/**
 * Returns vulnerability ids other than the rule's id: deprecated ids (OSV-Scanner), and the id
 * before the package name (Snyk).
 */
export const otherIds = (rule: unknown): string[] => [
  ...texts(rule, 'deprecatedIds'),
  /^\(([^)]*)\)/.exec(str(rule, 'fullDescription', 'text') ?? '')?.[1] ?? '',
];
