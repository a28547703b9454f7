/**
 * Datadog GuardDog: indicators that a package is malicious, for one package or a list of verified
 * dependencies.
 */
import { type Entry, notLookedAt } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

function toFindings(
  result: unknown,
  component: NonNullable<RawFinding['component']>,
): RawFinding[] {
  return entries(result, 'results').flatMap(([rule, found]): RawFinding[] => {
    const risk = list(result, 'risks').find((entry) => str(entry, 'threat_rule') === rule);
    const base: RawFinding = {
      ruleId: rule,
      title: `${rule}: ${component.name ?? 'a package'} ${component.version ?? ''}`,
      // A capability of a package is no indicator by itself, unless it is part of a risk.
      severity: str(risk, 'severity') ?? (rule.startsWith('capability-') ? 'info' : 'high'),
      tags: [str(risk, 'category'), ...texts(risk, 'mitre_tactics')],
      cwes: [506],
      component,
    };
    // A metadata rule has a message, a source code rule a list of locations. An empty object or
    // null is not a finding.
    if (typeof found === 'string' && found !== '') return [{ ...base, description: found }];
    return (isList(found) ? list(found) : []).map((place) => {
      const [, path, line] = /^(.*?)(?::(\d+))?$/.exec(str(place, 'location') ?? '') ?? [];
      return {
        ...base,
        description: joinParagraphs(str(place, 'message'), str(risk, 'threat_description')),
        location: {
          path,
          line: line === undefined ? num(place, 'line') : Number(line),
          snippet: str(place, 'code'),
        },
      };
    });
  });
}

export const guarddog = jsonFormat({
  id: 'guarddog',
  tool: 'GuardDog',
  category: 'sca',
  docsUrl: 'https://github.com/DataDog/guarddog',
  aliases: ['datadog guarddog'],
  detect: ({ value }) =>
    has(value, 'results', 'issues', 'errors') &&
    (has(value, 'package') || has(value, 'path')) &&
    !isList(value, 'results') &&
    !isList(value)
      ? 1
      : has(value, '0.result.issues', '0.dependency')
        ? 1
        : 0,
  each: ['', '/#'],
  map: (raw): Entry[] => {
    const result = at(raw, 'result') ?? raw;
    const name = str(raw, 'dependency') ?? str(raw, 'package');
    return [
      ...toFindings(result, { name, version: str(raw, 'version') }),
      ...entries(result, 'errors').map(([rule]) => notLookedAt({ rule, component: name })),
    ];
  },
});
