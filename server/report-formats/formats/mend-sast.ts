import { xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

const roots = ['ReportModel', 'reportsWithProject'];

/** Weakness types by language with their findings, called `Findings` in later versions. */
export const mendSast = xmlFormat({
  id: 'mend-sast',
  tool: 'Mend',
  category: 'sast',
  docsUrl: 'https://docs.mend.io/platform/latest/sast-reports',
  aliases: ['mend sast', 'whitesource sast'],
  detect: ({ value }) =>
    roots.some((root) => has(value, `${root}.0.Results.0.Results.0.Type.0.@Name`)) ? 1 : 0,
  each: roots.map((root) => `/${root}/Results/Results`),
  holds: ['/Vulnerabilities/#/Vulnerability/#', '/Findings/#'],
  asides: ['Type'],
  map: (group, { parents }) =>
    [
      ...list(group, 'Vulnerabilities').flatMap((part) => list(part, 'Vulnerability')),
      ...list(group, 'Findings'),
    ].map((raw): RawFinding => {
      const name = str(group, 'Type', 0, '@Name');
      const id = str(raw, '@ID') ?? str(raw, 'id');
      return {
        ruleId: name,
        title: name,
        description: str(group, 'Type', 0, 'Description'),
        mitigation: str(group, 'Type', 0, 'Recommendations'),
        severity: str(raw, '@Risk') ?? str(group, 'Type', 0, '@Risk'),
        cwes: list(group, 'Type', 0, 'CWE').map((weakness) => str(weakness, 'ID')),
        location: {
          path: str(raw, 'SinkFile') ?? str(raw, 'SharedStep', 0, 'File'),
          line: num(raw, 'SinkLine') ?? num(raw, 'SharedStep', 0, 'Line'),
          snippet: str(raw, 'SinkSnippet'),
        },
        references: list(group, 'Type', 0, 'CWE').map((weakness) => str(weakness, 'URL')),
        tags: [str(parents.at(-1), 'Language')],
        fingerprints: id === undefined ? undefined : { findingId: id },
      };
    }),
});
