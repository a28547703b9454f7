/** CodeSonar and Polyspace: CSV exports of C and C++ analyzers. */
import { skipped } from '../entries.ts';
import { cell, csvFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';

/** Warnings of an analysis. The priority is set by a user; the score, up to 100, has no levels. */
export const codeSonar = csvFormat({
  id: 'codesonar',
  tool: 'CodeSonar',
  category: 'quality',
  docsUrl: 'https://codesecure.com/our-products/codesonar/',
  aliases: ['code sonar', 'grammatech codesonar'],
  columns: [['score', 'class', 'significance', 'file', 'procedure']],
  confidence: 0.97,
  map: (row) => {
    if (/^fixed$/i.test(cell(row, 'state') ?? '')) return skipped('fixed_in_report');
    const [name, finding] = [cell(row, 'class'), cell(row, 'finding')?.toLowerCase()];
    const id = cell(row, 'id');
    return {
      ruleId: name,
      title: name,
      description: labeledLines({
        Function: cell(row, 'procedure'),
        Significance: cell(row, 'significance'),
        Score: cell(row, 'score'),
      }),
      severity: /high|medium|low/i.exec(cell(row, 'priority') ?? '')?.[0],
      fallbackSeverity: 'medium',
      category: /^security$/i.test(cell(row, 'significance') ?? '') ? 'sast' : undefined,
      location: { path: cell(row, 'file'), line: Number(cell(row, 'line number', 'line')) },
      fingerprints: id === undefined ? undefined : { warningId: id },
      references: [cell(row, 'url')],
      suppression:
        finding !== undefined && /^(?:false positive|don't care|won't fix)/.test(finding)
          ? { kind: finding, status: 'accepted' }
          : undefined,
    };
  },
});

/** Families of rows with code metrics or lists of variables. */
const noWeakness = /^(?:code metric|global variable)/i;

/** Output of `polyspace-results-export`: a row for each result and each passed check. */
export const polyspace = csvFormat({
  id: 'polyspace',
  tool: 'Polyspace',
  category: 'quality',
  docsUrl: 'https://www.mathworks.com/help/bugfinder/ref/polyspaceresultsexport.html',
  aliases: ['polyspace bug finder', 'polyspace code prover'],
  columns: [['family', 'group', 'color', 'check', 'file', 'key']],
  confidence: 0.97,
  map: (row) => {
    const [family, color] = [cell(row, 'family') ?? '', cell(row, 'color')?.toLowerCase()];
    if (noWeakness.test(family)) return skipped('not_a_finding');
    if (color === 'green') return skipped('passed');
    const [check, status] = [cell(row, 'check'), cell(row, 'status')?.toLowerCase()];
    const [stated, comment] = [cell(row, 'severity'), cell(row, 'comment')];
    return {
      ruleId: check,
      title: check,
      description: joinParagraphs(
        cell(row, 'information'),
        labeledLines({
          Family: family,
          Group: cell(row, 'group'),
          Function: cell(row, 'function'),
        }),
      ),
      severity:
        stated === undefined || /^unset$/i.test(stated)
          ? (/Impact: (\w+)/.exec(cell(row, 'information') ?? '')?.[1] ??
            { red: 'high', orange: 'medium', gray: 'low' }[color ?? ''])
          : stated,
      fallbackSeverity: 'medium',
      location: {
        path: cell(row, 'file'),
        line: Number(cell(row, 'line')),
        column: Number(cell(row, 'col', 'column')),
      },
      tags: [cell(row, 'group')],
      suppression:
        status !== undefined && /^(?:justified|no action planned|not a defect)$/.test(status)
          ? {
              kind: status,
              status: 'accepted',
              ...(comment !== undefined && { justification: comment }),
            }
          : undefined,
    };
  },
});
