import { skipped } from '../entries.ts';
import { cell, csvFormat } from '../format.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

/**
 * CSV of the combined findings of Zora's scanners in a cluster. `fixed` is Trivy's status of a
 * vulnerability that has a fix, not of one that is gone. Passed checks of Popeye and Marvin have
 * the status `PASS`.
 */
export const zora = csvFormat({
  id: 'zora',
  tool: 'Zora',
  category: 'container',
  docsUrl: 'https://zora-docs.undistro.io/latest/',
  aliases: ['zora parser', 'undistro zora'],
  columns: [['source', 'image', 'id', 'title', 'severity', 'status', 'fixversion']],
  confidence: 0.97,
  map: (row) => {
    if (/^(?:pass|ok)$/i.test(cell(row, 'status') ?? '')) return skipped('passed');
    const [id, fixed] = [cell(row, 'id'), cell(row, 'fixversion')];
    return {
      ruleId: id,
      title: cell(row, 'title', 'id'),
      description: joinParagraphs(
        cell(row, 'description'),
        labeledLines({ 'Found by': cell(row, 'source'), Status: cell(row, 'status') }),
      ),
      mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`,
      severity: cell(row, 'severity'),
      vulnerabilityIds: [id],
      image: { reference: cell(row, 'image') },
      tags: [cell(row, 'source')],
    };
  },
});
