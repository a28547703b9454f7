/**
 * Audit decisions on the results of a Fortify scan: `audit.xml`, which is beside `audit.fvdl` in an
 * FPR archive and refers to results by instance id.
 */
import { sanitizeText, joinParagraphs, textLimits } from '../normalize/text.ts';
import { list, str } from '../parsers/json-access.ts';
import type { ReadContext, ReportFile } from '../parsers/report-file.ts';
import { readXmlSlices } from '../parsers/xml-reader.ts';
import type { ReportFinding, ReaderItem } from '../model.ts';

/** Fortify's id of the tag "Analysis", the same in every installation. */
const analysisTag = '87f2364f-dcd4-49e6-861d-f8d3f351686b';

interface Decision {
  suppressed: boolean;
  analysis: string | undefined;
  comments: string | undefined;
}

/** Formats comments as `name, day: text`, oldest first. */
const commentsOf = (issue: unknown): string | undefined =>
  joinParagraphs(
    ...list(issue, 'ThreadedComments', 'Comment').map((comment) => {
      const [text, who, when] = [
        str(comment, 'Content'),
        str(comment, 'Username'),
        str(comment, 'Timestamp')?.slice(0, 10),
      ];
      const from = [who, when].filter((part) => part !== undefined).join(', ');
      return text === undefined || from === '' ? text : `${from}: ${text}`;
    }),
  );

async function decisionsOf(file: ReportFile, context: ReadContext): Promise<Map<string, Decision>> {
  const decisions = new Map<string, Decision>();
  for await (const { value } of readXmlSlices(file, ['/Audit/IssueList/Issue'], context)) {
    const id = str(value, '@instanceId');
    if (id === undefined) continue;
    const comments = commentsOf(value);
    decisions.set(id, {
      suppressed: str(value, '@suppressed') === 'true',
      analysis: str(
        list(value, 'Tag').find((tag) => str(tag, '@id')?.toLowerCase() === analysisTag),
        'Value',
      ),
      comments: comments === undefined ? undefined : sanitizeText(comments, textLimits.line),
    });
  }
  return decisions;
}

function decided(
  finding: ReportFinding,
  { suppressed, analysis, comments }: Decision,
): ReportFinding {
  const harmless = analysis === 'Not an Issue';
  const justification = suppressed || harmless ? comments : undefined;
  const description =
    comments === undefined || justification !== undefined
      ? finding.description
      : sanitizeText(
          joinParagraphs(finding.description, `**Comments:** ${comments}`) ?? '',
          textLimits.text,
        );
  return {
    ...finding,
    ...(description !== undefined && { description }),
    ...(analysis !== undefined && {
      tags: [...(finding.tags ?? []), sanitizeText(`Analysis: ${analysis}`, 200)].slice(
        0,
        textLimits.list,
      ),
    }),
    ...((suppressed || harmless) && {
      suppression: {
        kind: harmless ? 'not an issue' : 'suppressed',
        status: 'accepted' as const,
        ...(justification !== undefined && { justification }),
      },
    }),
  };
}

/** Adds the audit decisions to the results. */
export async function* withAudit(
  items: AsyncGenerator<ReaderItem>,
  audit: ReportFile,
  context: ReadContext,
): AsyncGenerator<ReaderItem> {
  const decisions = await decisionsOf(audit, context);
  for await (const item of items) {
    const decision =
      item.kind === 'finding'
        ? decisions.get(item.finding.fingerprints?.['instanceId'] ?? '')
        : undefined;
    yield item.kind === 'finding' && decision !== undefined
      ? { ...item, finding: decided(item.finding, decision) }
      : item;
  }
}
