// Requests a fix for one finding from the AI service and accepts only edits that fit the code.
import type { AiServiceConfig } from './ai-connection.ts';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { type Answer, answerSchema, applyAnswer, parseAnswer } from './answer.ts';
import { callModel } from './call-model.ts';
import { AiError } from './failure.ts';
import { createMask, type Secret } from './mask.ts';
import { type Locale, createFixPrompt, createRepairPrompt } from './prompt.ts';
import type { SyntaxVerdict } from '../verify/grammars.ts';
import type { ReviewerNote } from '../notes/reviewer-notes.ts';
import type { AiMeter } from '../usage/meter.ts';
import type { ProvidedFile } from './answer.ts';

export type FixRequest = {
  finding: ReportFinding;
  files: readonly ProvidedFile[];
  /** Secret findings in these files. */
  secrets: readonly Secret[];
  service: AiServiceConfig;
  deep: boolean;
  meter: AiMeter;
  locale?: Locale | undefined;
  /** Notes of reviewers on other findings of the rule. */
  notes?: readonly ReviewerNote[] | undefined;
  /**
   * Checks whether the files still parse with this diff applied. Absent if only single lines are
   * known.
   */
  check?: ((diff: string) => Promise<SyntaxVerdict>) | undefined;
  signal: AbortSignal;
};

export type WrittenFix = { title: string; explanation: string; diff: string; model: string };

const toTitle = ({ title }: Answer, finding: ReportFinding): string =>
  (title.replaceAll(/\s+/g, ' ').trim() || `Fix: ${finding.title}`).slice(0, 300);

const brokenSyntax =
  'The file parses without the change, and no longer with it: there is a syntax error in "replace".';

/** Throws an `AiError`. An answer that does not fit is returned to the model once. */
export const writeFix = async (
  outgoing: OutgoingClient,
  { finding, files, secrets, service, deep, meter, locale, notes, check, signal }: FixRequest,
): Promise<WrittenFix> => {
  const mask = createMask(files, secrets);
  const messages = createFixPrompt(finding, files, mask.hide, { locale, notes });
  const attempt = async (
    more: ReturnType<typeof createRepairPrompt>,
    isLast: boolean,
  ): Promise<WrittenFix> => {
    const reply = await callModel(outgoing, service, {
      messages: [...messages, ...more],
      format: { name: 'fix', schema: answerSchema },
      deep,
      meter,
      signal,
    });
    const answer = parseAnswer(reply.text);
    if (answer?.mends === false)
      throw new AiError('ai_declined', answer.reason.trim().slice(0, 2000) || undefined);
    const edited = answer
      ? applyAnswer(answer, files, mask)
      : { problems: ['It is not a JSON object of the schema.'] };
    const isBroken = 'diff' in edited && (await check?.(edited.diff)) === 'broken';
    const fitted = isBroken ? { problems: [brokenSyntax] } : edited;
    if (answer && 'diff' in fitted)
      return {
        title: toTitle(answer, finding),
        explanation: answer.explanation.slice(0, 20_000),
        diff: fitted.diff,
        model: reply.model,
      };
    if (isLast || !('problems' in fitted))
      throw new AiError(answer ? 'ai_does_not_fit' : 'ai_unreadable');
    return attempt(createRepairPrompt(reply.text, fitted.problems), true);
  };
  return attempt([], false);
};
