// A user's answer to a second opinion, and its withdrawal.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { findingCan } from '#domain/finding-can';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { toIsoOrNull } from '../../../platform/runtime/time.ts';
import { writeAudit } from '../../audit-log/index.ts';
import {
  applyChanges,
  assertCan,
  changedSince,
  lockVisible,
  undoableSince,
} from '../../findings/index.ts';
import {
  type AnswerStep,
  findAnswerStep,
  deleteNotesOfAnswer,
  writeEvent,
} from '../../findings/records/index.ts';
import { answerOpinion, findOpinion, type OpinionRow } from './opinions.repo.ts';
import { type Access, statusOf } from './opinions.service.ts';

type Schemas = components['schemas'];
type Answer = Schemas['OpinionAnswer'] | null;

const dateOrNull = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** What the last answer replaced, if that answer can still be withdrawn. */
const replacedBy = (
  step: AnswerStep | undefined,
  opinion: OpinionRow,
  given: Answer,
  now: Date,
) => {
  if (
    !step?.replaced ||
    step.at < undoableSince(now) ||
    step.to !== (opinion.answer ?? 'withdrawn') ||
    step.replaced.answer !== given
  )
    throw changedSince();
  return step.replaced;
};

/**
 * Undefined if the false-positive mark does not change. Withdrawing an answer reverts only a mark
 * that the answer set.
 */
const markFor = (
  { verdict, answer }: OpinionRow,
  given: Answer,
  step: AnswerStep | undefined,
): boolean | undefined => {
  if (verdict !== 'false_positive') return undefined;
  if (given === 'accepted') return true;
  return answer === 'accepted' && step?.mark?.to === true ? false : undefined;
};

/**
 * Only accepting "likely a false positive" changes the finding. Rejecting the opinion later, or
 * withdrawing the answer, reverts that change.
 */
export const answerFindingOpinion = (
  deps: Deps,
  access: Access,
  id: string,
  { answer: given, comment, undo = false }: Schemas['AnswerOpinionRequest'],
): Promise<Schemas['OpinionStatus']> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const { who } = access;
    const row = await lockVisible(tx, access, id);
    const opinion = await findOpinion(tx, id);
    if (!opinion) throw createProblem(409, 'no_opinion');
    if (opinion.answer === given)
      throw new Problem(409, 'already_so', 'It is already in that state.');
    const now = deps.now();
    const step = await findAnswerStep(tx, id);
    const replaced = undo ? replacedBy(step, opinion, given, now) : undefined;
    const isTakenBack = undo || given === null;
    const mark = undo ? step?.mark?.from : markFor(opinion, given, step);
    if (isTakenBack) await deleteNotesOfAnswer(tx, id);
    const fresh =
      given === null
        ? { answeredBy: null, answeredAt: null }
        : { answeredBy: who.username, answeredAt: now };
    await answerOpinion(tx, id, {
      answer: given,
      answeredBy: replaced ? replaced.answeredBy : fresh.answeredBy,
      answeredAt: replaced ? dateOrNull(replaced.answeredAt) : fresh.answeredAt,
    });
    await writeEvent(tx, who, row, {
      kind: 'opinion',
      from: opinion.verdict,
      to: given ?? 'withdrawn',
      ...(undo ? { cause: 'taken_back' } : comment !== undefined && { comment }),
      replaced: {
        answer: opinion.answer,
        answeredBy: opinion.answeredBy,
        answeredAt: toIsoOrNull(opinion.answeredAt),
        closedAt: toIsoOrNull(row.closedAt),
      },
    });
    if (mark !== undefined && row.falsePositive !== mark) {
      assertCan(row, (state) => findingCan.setFalsePositive(state, mark));
      const why = isTakenBack
        ? { cause: 'taken_back' as const }
        : { reason: comment ?? opinion.summary };
      const closedAt = dateOrNull(replaced?.closedAt ?? null);
      await applyChanges(tx, who, [row], { falsePositive: mark, ...why }, now, () =>
        mark && row.closedAt === null && closedAt !== null ? { closedAt } : {},
      );
    }
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'opinion.answer',
      subject: { type: 'finding', id },
      detail: { verdict: opinion.verdict, answer: given },
    });
    return statusOf(tx, who.clientId, id, now);
  });
