import { cell, csvFormat } from '../format.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

/**
 * Black Duck Binary Analysis (Protecode SC): vulnerabilities of the components of a binary, as CSV.
 */
export const blackDuckBinary = csvFormat({
  id: 'black-duck-binary',
  tool: 'Black Duck Binary Analysis',
  category: 'sca',
  docsUrl: 'https://documentation.blackduck.com/bundle/blackduck-binary-analysis/',
  aliases: ['blackduck binary analysis', 'blackduck_binary_analysis', 'bdba', 'protecode'],
  columns: [
    ['component', 'version', 'cve', 'object full path'],
    ['component', 'version', 'cve', 'matching type', 'object'],
  ],
  confidence: 0.95,
  map: (row) => {
    const [name, version, latest, id, path] = [
      cell(row, 'component'),
      cell(row, 'version'),
      cell(row, 'latest version'),
      cell(row, 'cve'),
      cell(row, 'object full path', 'object'),
    ];
    if (id === undefined) return undefined;
    const reason = cell(row, 'note reason');
    return {
      ruleId: id,
      title: `${name ?? ''} ${version ?? ''}: ${id} in ${cell(row, 'object') ?? path ?? 'a binary'}`,
      description: joinParagraphs(
        cell(row, 'summary'),
        labeledLines({
          'Matched by': cell(row, 'matching type'),
          Object: path,
          'Missing mitigations': cell(row, 'missing exploit mitigations'),
        }),
      ),
      mitigation:
        latest === undefined || latest === version
          ? undefined
          : `Update ${name ?? 'the component'} to ${latest}.`,
      cvss: [
        {
          vector: cell(row, 'cvss vector (v3)'),
          score: Number(cell(row, 'cvss3')),
          version: '3.1',
        },
        { vector: cell(row, 'cvss vector (v2)'), score: Number(cell(row, 'cvss')), version: '2.0' },
      ],
      vulnerabilityIds: [id, cell(row, 'bdsa')],
      component: { name, version, path },
      location: { path },
      references: [cell(row, 'vulnerability url')],
      suppression:
        cell(row, 'triage vectors') === undefined
          ? undefined
          : {
              kind: 'triaged',
              status: 'accepted',
              ...(reason !== undefined && { justification: reason }),
            },
    };
  },
});
