/**
 * Sheets of the workbook published with the US DoD's hardened containers: OpenSCAP, Twistlock and
 * Anchore, each a separate table.
 */
import { skipped, skippedByStatus } from '../entries.ts';
import { cell, csvFormat } from '../format.ts';
import { joinParagraphs } from '../normalize/text.ts';

const common = {
  tool: 'DSOP',
  category: 'container',
  docsUrl: 'https://repo1.dso.mil/dsop',
} as const;

export const dsopOpenScap = csvFormat({
  ...common,
  id: 'dsop-openscap',
  aliases: ['dsop', 'dsop scan'],
  columns: [['title', 'ruleid', 'result', 'severity']],
  confidence: 0.95,
  map: (row) =>
    /^fail|^error|^notchecked/i.test(cell(row, 'result') ?? '')
      ? {
          ruleId: cell(row, 'ruleid'),
          title: cell(row, 'title'),
          description: joinParagraphs(cell(row, 'desc', 'description'), cell(row, 'rationale')),
          severity: /^notchecked/i.test(cell(row, 'result') ?? '') ? 'info' : cell(row, 'severity'),
          category: 'iac',
          vulnerabilityIds: [cell(row, 'identifiers')],
          references: [cell(row, 'refs')],
          tags: [cell(row, 'identifiers')],
          firstSeen: cell(row, 'scanned_date'),
        }
      : skippedByStatus(cell(row, 'result')),
});

/** The sheet of OVAL results: true means that a patch is missing. The severity is in the title. */
export const dsopOval = csvFormat({
  ...common,
  id: 'dsop-oval',
  columns: [['id', 'result', 'class', 'ref', 'title']],
  confidence: 0.95,
  map: (row) => {
    const compliance = /^compliance$/i.test(cell(row, 'class') ?? '');
    const result = cell(row, 'result')?.toLowerCase();
    if (result !== 'true' && result !== 'false') return skippedByStatus(result);
    if ((result === 'true') === compliance) return skipped('passed');
    return {
      ruleId: cell(row, 'id'),
      title: cell(row, 'title'),
      severity: /\((\w+)\)\s*$/.exec(cell(row, 'title') ?? '')?.[1],
      fallbackSeverity: 'medium',
      vulnerabilityIds: [cell(row, 'ref'), cell(row, 'title')],
    };
  },
});

export const dsopTwistlock = csvFormat({
  ...common,
  id: 'dsop-twistlock',
  columns: [
    ['id', 'packagename', 'packageversion', 'severity', 'vecstr'],
    ['id', 'packagename', 'packageversion', 'severity', 'link'],
  ],
  confidence: 0.95,
  map: (row) => ({
    ruleId: cell(row, 'id'),
    title: `${cell(row, 'id') ?? ''}: ${cell(row, 'packagename') ?? ''} - ${cell(row, 'packageversion') ?? ''}`,
    description: cell(row, 'desc', 'description'),
    mitigation: cell(row, 'status'),
    severity: cell(row, 'severity'),
    cvss: [{ vector: cell(row, 'vecstr'), score: Number(cell(row, 'cvss')) }],
    vulnerabilityIds: [cell(row, 'id')],
    component: {
      name: cell(row, 'packagename'),
      version: cell(row, 'packageversion'),
      fixed: [/fixed in ([^,\s]+)/i.exec(cell(row, 'status') ?? '')?.[1]],
    },
    references: [cell(row, 'link')],
  }),
});

export const dsopAnchore = csvFormat({
  ...common,
  id: 'dsop-anchore',
  columns: [
    ['tag', 'cve', 'severity', 'package'],
    ['cve', 'severity', 'package', 'package_path'],
  ],
  confidence: 0.95,
  map: (row) => {
    const fix = cell(row, 'fix');
    return {
      ruleId: cell(row, 'cve'),
      title: `${cell(row, 'cve') ?? ''} - ${cell(row, 'package') ?? ''}`,
      description: cell(row, 'description'),
      severity: cell(row, 'severity'),
      vulnerabilityIds: [cell(row, 'cve')],
      component: {
        name: cell(row, 'package')?.replace(/-[\d][^-]*(?:-[^-]+)?$/, ''),
        version: /-(\d.*)/.exec(cell(row, 'package') ?? '')?.[1],
        path: cell(row, 'package_path'),
        fixed: [fix === 'None' ? undefined : fix],
      },
      image: { reference: cell(row, 'tag') },
      references: [cell(row, 'url')],
    };
  },
});

/** A check that passes a gate is not a finding. */
export const dsopCompliance = csvFormat({
  ...common,
  id: 'dsop-compliance',
  columns: [['trigger_id', 'gate', 'trigger', 'check_output', 'gate_action']],
  confidence: 0.95,
  map: (row) =>
    /^go$/i.test(cell(row, 'gate_action') ?? '')
      ? skipped('passed')
      : {
          ruleId: cell(row, 'trigger_id', 'trigger'),
          title: `${cell(row, 'trigger_id', 'trigger') ?? ''}: ${cell(row, 'trigger') ?? ''}`,
          description: joinParagraphs(cell(row, 'check_output'), cell(row, 'gate')),
          severity:
            { warn: 'medium', stop: 'critical' }[cell(row, 'gate_action')?.toLowerCase() ?? ''] ??
            'medium',
          category: 'iac',
          vulnerabilityIds: [cell(row, 'check_output')],
          image: { reference: cell(row, 'repo_tag'), digest: cell(row, 'image_id') },
          tags: [cell(row, 'gate')],
        },
});
