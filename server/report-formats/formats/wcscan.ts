/** wcscan: settings of `php.ini` and `web.config` files, each with a recommendation. */
import { skipped } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { labeledLines } from '../normalize/text.ts';
import { at, entries, has, list, str, type Tree } from '../parsers/json-access.ts';

const settingsOf = (scan: Tree) =>
  entries(scan).flatMap(([name]) =>
    name.startsWith('@') || name === '#text'
      ? []
      : list(scan, name).map((setting) => ({ name, setting })),
  );

const kinds = new Set(['phpini', 'webconfig']);

export const wcscan = xmlFormat({
  id: 'wcscan',
  tool: 'wcscan',
  category: 'iac',
  // The tool's own pages are gone; its format is documented here.
  docsUrl: 'https://github.com/infobyte/faraday_plugins',
  detect: ({ value }) =>
    entries(value).some(
      ([, root]) =>
        kinds.has(str(at(root, 'scan', 0), '@type') ?? '') && has(at(root, 'scan', 0), '@file'),
    )
      ? 1
      : 0,
  each: ['/*/scan'],
  map: (scan) => {
    const file = str(scan, '@file');
    const found = settingsOf(scan).map(({ name, setting }) => {
      const [option, advice] = [str(setting, '@option'), str(setting, '@rec')];
      // A setting without a recommendation.
      if (advice === undefined) return skipped('not_a_finding');
      return {
        ruleId: [str(scan, '@type'), name, option].filter(Boolean).join('.'),
        title: `Setting ${option === undefined ? name : `${name} ${option}`}`,
        description: labeledLines({ Setting: option ?? name, Value: str(setting) }),
        mitigation: advice,
        // wcscan has no severity.
        fallbackSeverity: 'info' as const,
        cwes: 16,
        location: { path: file },
        endpoint: hostAndPort(str(scan, '@host'), str(scan, '@port')),
      };
    });
    return found.length === 0 ? skipped('no_entry') : found;
  },
});
