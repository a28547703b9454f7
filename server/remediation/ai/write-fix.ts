// Asks the AI service for a fix of one finding and keeps only what fits the code.
import type { AiService } from '../../modules/ai/ai-connection.ts';
import type { OutgoingClient } from '../../outgoing.ts';
import type { ReportFinding } from '../../reports/model.ts';
import { type Answer, fit, readAnswer } from './answer.ts';
import { askModel } from './ask.ts';
import { AiError } from './failure.ts';
import { createMask, type Secret } from './mask.ts';
import { type Given, type Locale, promptFor, repairOf } from './prompt.ts';

export type FixRequest = {
  finding: ReportFinding;
  files: readonly Given[];
  /** Secret findings in these files. */
  secrets: readonly Secret[];
  service: AiService;
  deep: boolean;
  locale?: Locale | undefined;
  signal: AbortSignal;
};

export type WrittenFix = { title: string; explanation: string; diff: string; model: string };

const titleOf = ({ title }: Answer, finding: ReportFinding): string =>
  (title.replaceAll(/\s+/g, ' ').trim() || `Fix: ${finding.title}`).slice(0, 300);

/** Throws an `AiError`. One answer that does not fit is given back once. */
export const writeFix = async (
  outgoing: OutgoingClient,
  { finding, files, secrets, service, deep, locale, signal }: FixRequest,
): Promise<WrittenFix> => {
  const mask = createMask(files, secrets);
  const messages = promptFor(finding, files, mask.hide, locale);
  const attempt = async (
    more: ReturnType<typeof repairOf>,
    isLast: boolean,
  ): Promise<WrittenFix> => {
    const said = await askModel(outgoing, service, {
      messages: [...messages, ...more],
      deep,
      signal,
    });
    const answer = readAnswer(said.text);
    if (answer?.mends === false)
      throw new AiError('ai_declined', answer.reason.trim().slice(0, 2000) || undefined);
    const fitted = answer
      ? fit(answer, files, mask)
      : { problems: ['It is not a JSON object of the schema.'] };
    if (answer && 'diff' in fitted)
      return {
        title: titleOf(answer, finding),
        explanation: answer.explanation.slice(0, 20_000),
        diff: fitted.diff,
        model: said.model,
      };
    if (isLast || !('problems' in fitted))
      throw new AiError(answer ? 'ai_does_not_fit' : 'ai_unreadable');
    return attempt(repairOf(said.text, fitted.problems), true);
  };
  return attempt([], false);
};
