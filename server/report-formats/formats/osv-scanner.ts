/** OSV-Scanner's JSON. One finding for each package and vulnerability; groups combine aliases. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts, tree } from '../parsers/json-access.ts';
import { osvFinding } from './osv.ts';

const analyses = (group: unknown): unknown =>
  at(group, 'experimentalAnalysis') ?? at(group, 'experimental_analysis');

/**
 * A finding of a SCALIBR detector: weak passwords, or settings that a benchmark advises against.
 */
function detected(raw: unknown): RawFinding {
  const about = at(raw, 'Adv');
  const id = str(about, 'ID', 'Reference');
  return {
    ruleId: id,
    title: str(about, 'Title') ?? id,
    description: joinParagraphs(str(about, 'Description'), str(raw, 'Target', 'Extra')),
    mitigation: str(about, 'Recommendation'),
    severity: ['info', 'low', 'medium', 'high', 'critical'][(num(about, 'Sev') ?? 0) - 1],
    fallbackSeverity: 'medium',
    vulnerabilityIds: [id],
    tags: texts(raw, 'Plugins'),
  };
}

/** License violations of a package, by the run's list of allowed licenses. */
export const licenseViolation = (
  licenses: readonly string[],
  component: RawFinding['component'],
): RawFinding => ({
  ruleId: 'license-violation',
  title: `License ${licenses.join(', ')} of ${component?.name ?? 'a package'} is not allowed`,
  severity: 'medium',
  category: 'license',
  component: { ...component, licenses },
  location: { path: component?.path },
});

export const osvScanner = jsonFormat({
  id: 'osv-scanner',
  tool: 'OSV-Scanner',
  category: 'sca',
  docsUrl: 'https://google.github.io/osv-scanner/output/',
  aliases: ['osv_scanner', 'google osv'],
  detect: ({ value }) => {
    if (has(value, 'results.0.packages') && has(value, 'results.0.source')) return 1;
    return isList(value, 'results') && has(value, 'experimental_config') ? 0.95 : 0;
  },
  each: ['/results/#', '/experimental_generic_findings/#'],
  looksIn: ['/packages/#/vulnerabilities/#', '/packages/#/license_violations/#'],
  asides: ['source', 'package', 'groups', 'licenses', 'dependency_groups'],
  map: (result, { keys }) => {
    if (keys[0] === 'experimental_generic_findings') return detected(result);
    return list(result, 'packages').flatMap((entry) => {
      const pack = at(entry, 'package');
      const path = str(result, 'source', 'path');
      const component = {
        name: str(pack, 'name'),
        version: str(pack, 'version'),
        ecosystem: str(pack, 'ecosystem')?.split(':', 1)[0],
        path,
        development: texts(entry, 'dependency_groups').includes('dev') ? true : undefined,
      };
      const group = (id: string | undefined): unknown =>
        list(entry, 'groups').find(
          (candidate) => id !== undefined && texts(candidate, 'ids').includes(id),
        );
      const violations = texts(entry, 'license_violations');
      const unlicensed = violations.length > 0 ? [licenseViolation(violations, component)] : [];
      const vulnerable = list(entry, 'vulnerabilities').map((osv): RawFinding => {
        const own = osvFinding(osv, component);
        const id = str(osv, 'id') ?? '';
        const judged = analyses(group(id));
        const called = at(judged, id, 'called');
        // Debian marks the vulnerability as unimportant. `called` is then set without an analysis.
        const unimportant = Object.values(tree(judged)).some(
          (analysis) => at(analysis, 'unimportant') === true,
        );
        return {
          ...own,
          severity: own.severity ?? str(group(str(osv, 'id')), 'max_severity'),
          vulnerabilityIds: [
            ...(own.vulnerabilityIds ?? []),
            ...texts(group(str(osv, 'id')), 'aliases'),
          ],
          location: { path },
          reachability: unimportant
            ? undefined
            : called === true
              ? 'reachable'
              : called === false
                ? 'not_reachable'
                : undefined,
          suppression: unimportant
            ? { kind: 'unimportant', status: 'accepted' as const }
            : undefined,
        };
      });
      return [...vulnerable, ...unlicensed];
    });
  },
});
