/** OSV-Scanner's JSON. One finding for each package and vulnerability; groups join the aliases. */
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, str, texts } from '../parsers/json-access.ts';
import { osvFinding } from './osv.ts';

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
  each: ['/results/#'],
  looksIn: ['/packages/#/vulnerabilities/#'],
  asides: ['source', 'package', 'groups', 'licenses', 'license_violations', 'dependency_groups'],
  map: (result) =>
    list(result, 'packages').flatMap((entry) => {
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
      return list(entry, 'vulnerabilities').map((osv) => {
        const own = osvFinding(osv, component);
        const id = str(osv, 'id') ?? '';
        const called =
          at(group(id), 'experimentalAnalysis', id, 'called') ??
          at(group(id), 'experimental_analysis', id, 'called');
        return {
          ...own,
          severity: own.severity ?? str(group(str(osv, 'id')), 'max_severity'),
          vulnerabilityIds: [
            ...(own.vulnerabilityIds ?? []),
            ...texts(group(str(osv, 'id')), 'aliases'),
          ],
          location: { path },
          reachability:
            called === true ? 'reachable' : called === false ? 'not_reachable' : undefined,
        };
      });
    }),
});
