/** Threat models: Threat Composer, OWASP Threat Dragon, and the CSV export of IriusRisk. */
import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { has, isList, list, str, texts } from '../parsers/json-access.ts';

const meta = (raw: unknown, key: string): string | undefined => {
  const values = texts(
    list(raw, 'metadata').find((entry) => str(entry, 'key') === key),
    'value',
  );
  return values.length === 0 ? undefined : values.join(', ');
};

const progress: Readonly<Record<string, string>> = {
  mitigationInProgress: 'in progress',
  mitigationResolved: 'resolved',
  mitigationResolvedWillNotAction: 'will not be done',
};

const mitigationOf = (raw: unknown): string | undefined => {
  const [content, state] = [str(raw, 'content'), progress[str(raw, 'status') ?? '']];
  return content === undefined || state === undefined ? content : `${content} (${state})`;
};

export const threatComposer = jsonFormat({
  id: 'threat-composer',
  tool: 'Threat Composer',
  category: 'sast',
  docsUrl: 'https://github.com/awslabs/threat-composer',
  aliases: ['threat_composer', 'aws threat composer'],
  severities: { threatidentified: 'info' },
  stableFingerprints: ['threatId'],
  detect: ({ value }) =>
    isList(value, 'threats') &&
    (has(value, 'mitigationLinks') ||
      has(value, 'assumptionLinks') ||
      has(value, 'threats.0.statement') ||
      (has(value, 'schema') && has(value, 'applicationInfo')))
      ? 0.97
      : 0,
  map: (root) => {
    const mitigations = new Map(
      list(root, 'mitigations').map((entry) => [str(entry, 'id') ?? '', entry]),
    );
    const assumptions = new Map(
      list(root, 'assumptions').map((entry) => [str(entry, 'id') ?? '', entry]),
    );
    return list(root, 'threats').map((raw): Entry => {
      const [id, status] = [str(raw, 'id'), str(raw, 'status')];
      if (status === 'threatResolved') return skipped('fixed_in_report');
      const solved = list(root, 'mitigationLinks')
        .filter((link) => str(link, 'linkedId') === id)
        .flatMap((link) => mitigationOf(mitigations.get(str(link, 'mitigationId') ?? '')) ?? []);
      const assumed = list(root, 'assumptionLinks')
        .filter((link) => str(link, 'linkedId') === id)
        .flatMap((link) => str(assumptions.get(str(link, 'assumptionId') ?? ''), 'content') ?? []);
      const statement = str(raw, 'statement');
      return {
        ruleId: str(raw, 'threatAction') ?? id,
        title: str(raw, 'threatAction') ?? statement ?? id,
        description: joinParagraphs(
          statement,
          labeledLines({
            Source: str(raw, 'threatSource'),
            Prerequisites: str(raw, 'prerequisites'),
            Action: str(raw, 'threatAction'),
            Impact: str(raw, 'threatImpact'),
            Goal: texts(raw, 'impactedGoal').join(', '),
            Assets: texts(raw, 'impactedAssets').join(', '),
            STRIDE: meta(raw, 'STRIDE'),
            Comments: meta(raw, 'Comments'),
          }),
          assumed.length === 0
            ? undefined
            : `Assumptions:\n\n${assumed.map((text) => `- ${text}`).join('\n')}`,
        ),
        mitigation: solved.length === 0 ? undefined : solved.map((text) => `- ${text}`).join('\n'),
        severity: meta(raw, 'Priority'),
        tags: texts(raw, 'tags'),
        fingerprints: id === undefined ? undefined : { threatId: id },
        suppression:
          status === 'threatResolvedNotUseful'
            ? { kind: 'not useful', status: 'accepted' }
            : undefined,
      };
    });
  },
});

/** Version 2 has threats under `data` of a cell, version 1 directly in the cell. */
export const threatDragon = jsonFormat({
  id: 'threat-dragon',
  tool: 'OWASP Threat Dragon',
  category: 'sast',
  docsUrl: 'https://www.threatdragon.com/docs/',
  aliases: ['threat_dragon', 'threatdragon'],
  severities: { tbd: 'info' },
  stableFingerprints: ['threatId'],
  detect: ({ value }) => (isList(value, 'detail', 'diagrams') ? 1 : 0),
  looksIn: ['cells', 'diagramJson/cells'].flatMap((cells) =>
    ['data/threats', 'threats'].map((threats) => `/detail/diagrams/#/${cells}/#/${threats}/#`),
  ),
  // Rendering properties of a cell.
  asides: ['attrs', 'position', 'size', 'ports', 'labels', 'source', 'target', 'vertices', 'tools'],
  map: (root) =>
    list(root, 'detail', 'diagrams').flatMap((diagram) => {
      const cells = [...list(diagram, 'cells'), ...list(diagram, 'diagramJson', 'cells')];
      return cells.flatMap((element) =>
        [...list(element, 'data', 'threats'), ...list(element, 'threats')].map(
          (raw): RawFinding => {
            const status = str(raw, 'status') ?? '';
            const id = str(raw, 'id') ?? str(raw, 'ruleId');
            return {
              ruleId: str(raw, 'type') ?? str(raw, 'title'),
              title: str(raw, 'title'),
              description: joinParagraphs(
                str(raw, 'description'),
                labeledLines({
                  Diagram: str(diagram, 'title'),
                  Element: str(element, 'data', 'name') ?? str(element, 'attrs', 'text', 'text'),
                  Model: str(raw, 'modelType'),
                  Type: str(raw, 'type'),
                  Score: str(raw, 'score'),
                }),
              ),
              mitigation: str(raw, 'mitigation'),
              severity: str(raw, 'severity'),
              tags: [str(raw, 'modelType'), str(raw, 'type')],
              fingerprints: id === undefined ? undefined : { threatId: id },
              suppression: /mitigated|not ?applicable/i.test(status)
                ? { kind: status.toLowerCase(), status: 'accepted' }
                : undefined,
            };
          },
        ),
      );
    }),
});

/** Risks are words; the current risk is used. */
export const iriusRisk = csvFormat({
  id: 'iriusrisk',
  tool: 'IriusRisk',
  category: 'sast',
  docsUrl: 'https://enterprise-support.iriusrisk.com/',
  aliases: ['irius risk', 'iriusrisk threats'],
  severities: { veryhigh: 'critical', verylow: 'info' },
  columns: [
    ['component', 'threat', 'current risk'],
    ['component', 'use case', 'threat'],
  ],
  map: (row) => ({
    ruleId: cell(row, 'threat'),
    title: cell(row, 'threat'),
    description: labeledLines({
      Component: cell(row, 'component'),
      'Use case': cell(row, 'use case'),
      Source: cell(row, 'source'),
      'Inherent risk': cell(row, 'inherent risk'),
      'Current risk': cell(row, 'current risk'),
      'Projected risk': cell(row, 'projected risk'),
      Countermeasures: cell(row, 'countermeasure progress'),
      'Weakness tests': cell(row, 'weakness tests'),
      'Countermeasure tests': cell(row, 'countermeasure tests'),
      STRIDE: cell(row, 'stride-lm', 'stride'),
      Owner: cell(row, 'owner'),
    }),
    severity: cell(row, 'current risk', 'inherent risk'),
    cwes: [
      cell(row, 'mitre reference')?.match(/CWE-\d+/gi),
      cell(row, 'threat')?.match(/CWE-\d+/i)?.[0],
    ],
    references: [cell(row, 'mitre reference')],
    tags: [cell(row, 'stride-lm', 'stride')],
    suppression: /accept/i.test(cell(row, 'risk response') ?? '')
      ? { kind: 'risk accepted', status: 'accepted' }
      : undefined,
  }),
});
