import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CircleSlash, Sparkles, X } from 'lucide-react';
import { type Finding, invalidateFindings, verdictNames } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  answerFindingOpinion,
  getGetFindingOpinionQueryKey,
  requestFindingOpinion,
} from '@/shared/api/generated/findings';
import type { FindingOpinion, OpinionAnswer, OpinionStatus } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { Button } from '@/shared/ui/button';
import { Card, CardFoot, CardHead } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { useOpinion } from '../api/use-opinion';
import { failureOfOpinion, acceptMessages } from '../model/opinion-messages';
import { jumpToReason, numberReasons } from '../model/opinion-reasons';
import { pressOrExplain } from '../model/press-or-explain';
import { AskOpinion } from './ask-opinion';
import { OpinionReasons } from './opinion-reasons';

/** The AI opinion on the finding. It changes nothing until a user responds. */
export function OpinionCard({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const status = useOpinion(finding.id);
  const changed = async () => {
    await client.invalidateQueries({ queryKey: getGetFindingOpinionQueryKey(finding.id) });
    await invalidateFindings(client);
  };
  const onError = (error: unknown) =>
    toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) });
  const ask = useMutation({
    mutationFn: () => requestFindingOpinion(finding.id),
    onSuccess: changed,
    onError,
  });
  const withdraw = useMutation({
    mutationFn: (before: OpinionAnswer | null) =>
      answerFindingOpinion(finding.id, { answer: before, undo: true }),
    onSuccess: () => toast({ kind: 'ok', title: t`Undone`, detail: finding.attributes.title }),
    onError: (error) => toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
    onSettled: changed,
  });
  const before = status?.opinion?.answer ?? null;
  const answer = useMutation({
    mutationFn: (given: OpinionAnswer) => answerFindingOpinion(finding.id, { answer: given }),
    onSuccess: (_answer, given) => {
      toast({
        kind: 'ok',
        title: given === 'accepted' ? t`Second opinion accepted` : t`Second opinion refused`,
        detail: finding.attributes.title,
        action: { label: t`Undo`, undoes: true, onPress: () => withdraw.mutate(before) },
      });
      return changed();
    },
    onError,
  });
  if (status === undefined || (!status.is_configured && status.opinion === null)) return null;
  const { opinion } = status;
  const isUnanswered = opinion?.answer === null;
  const askAgain = <AskOpinion status={status} busy={ask.isPending} onAsk={() => ask.mutate()} />;
  return (
    <Card aria-labelledby="opinion" className={opinion ? 'border-ai-edge' : ''}>
      {opinion ? (
        <Opinion opinion={opinion} />
      ) : (
        <CardHead
          id="opinion"
          title={<Trans>Second opinion</Trans>}
          note={<Trans>Your model has not judged this finding</Trans>}
        />
      )}
      <OpinionNotes status={status}>{opinion && askAgain}</OpinionNotes>
      <CardFoot
        className={cx('flex flex-wrap items-center gap-2', isUnanswered && 'sticky bottom-0')}
      >
        {opinion ? (
          <Answers opinion={opinion} busy={answer.isPending} onAnswer={answer.mutate} />
        ) : (
          askAgain
        )}
      </CardFoot>
    </Card>
  );
}

function Opinion({ opinion }: { opinion: FindingOpinion }) {
  const { t, i18n } = useLingui();
  const { verdict, confidence, summary } = opinion;
  const numbered = numberReasons(opinion);
  const shownConfidence = i18n.number(confidence);
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 bg-ai-tint p-4">
        <Sparkles aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 text-ai-text" />
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="opinion" className="text-md font-semibold">
            {i18n._(verdictNames[verdict])}
          </h2>
          <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">{summary}</p>
          <p className="mt-1 text-xs text-ink-2">
            <Trans>A second opinion from your model. A person decides.</Trans>
          </p>
        </div>
        <div className="w-58">
          <Progress
            label={t`Confidence`}
            value={confidence}
            amount={<Trans>{shownConfidence} of 100</Trans>}
            tone="ai"
          />
        </div>
      </div>
      <OpinionReasons
        title={t`Evidence for it`}
        none={t`Nothing found for it`}
        reasons={numbered.filter(({ reason }) => reason.supports)}
      />
      <OpinionReasons
        title={t`Evidence against it`}
        none={t`Nothing found against it`}
        reasons={numbered.filter(({ reason }) => !reason.supports)}
      />
    </>
  );
}

/** The inputs of the opinion, and its problems. */
function OpinionNotes({
  status: { opinion, failure, failure_detail: detail, job_id: job },
  children,
}: {
  status: OpinionStatus;
  /** Actions on the opinion. */
  children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const notes = [
    ...(opinion
      ? [
          t`Files read: ${i18n.number(opinion.files_read)}`,
          t`Lines: ${i18n.number(opinion.lines_read)}`,
          t`Secrets masked: ${i18n.number(opinion.secrets_masked)}`,
          ...(opinion.tokens === null ? [] : [t`Tokens: ${i18n.number(opinion.tokens)}`]),
          `${opinion.model}, ${dateTimeOf(i18n, opinion.judged_at)}`,
        ]
      : []),
  ];
  return (
    <>
      {notes.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-3">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          {children}
        </div>
      )}
      {opinion?.is_stale && (
        <p className="border-t border-line px-4 py-2 text-sm text-warn-text">
          <Trans>The code has changed since. Ask again.</Trans>
        </p>
      )}
      {job !== null && (
        <div className="flex flex-col gap-2 border-t border-line px-4 py-2">
          <p role="status" className="text-sm text-ink-2">
            <Trans>Your model is reading the code…</Trans>
          </p>
          {opinion === null &&
            ['w-10/12', 'w-8/12', 'w-11/12'].map((width) => (
              <Skeleton key={width} className={cx('h-3', width)} />
            ))}
        </div>
      )}
      {job === null && failure !== null && (
        <p role="alert" className="border-t border-line px-4 py-2 text-sm text-danger-text">
          {failureOfOpinion(i18n, failure, detail)}
        </p>
      )}
    </>
  );
}

function Answers({
  opinion,
  busy,
  onAnswer,
}: {
  opinion: FindingOpinion;
  busy: boolean;
  onAnswer: (answer: OpinionAnswer) => void;
}) {
  const { i18n } = useLingui();
  const { answer, answered_by: person, verdict } = opinion;
  const reason = useDisabledReason('findings:triage');
  const name = person ?? '';
  // An undecided opinion cannot be accepted.
  const isAcceptable = answer !== 'accepted' && verdict !== 'unsure';
  const accept = () => onAnswer('accepted');
  const refuse = () => onAnswer('refused');
  useHotkeys({
    y: isAcceptable ? pressOrExplain(reason, accept) : undefined,
    // After the response, N belongs to the recommended step again.
    n: answer === null ? pressOrExplain(reason, refuse) : undefined,
    ...Object.fromEntries(
      numberReasons(opinion).map(({ number }) => [String(number), () => jumpToReason(number)]),
    ),
  });
  return (
    <>
      {isAcceptable && (
        <p className="w-full text-xs text-ink-2">{i18n._(acceptMessages[verdict])}</p>
      )}
      {isAcceptable && (
        <Button
          icon={CircleSlash}
          shortcut="Y"
          busy={busy}
          disabledReason={reason}
          onClick={accept}
        >
          {verdict === 'false_positive' ? (
            <Trans>Accept, mark false positive</Trans>
          ) : (
            <Trans>Accept</Trans>
          )}
        </Button>
      )}
      {answer !== 'refused' && (
        <Button
          kind="quiet"
          icon={X}
          busy={busy}
          disabledReason={reason}
          onClick={refuse}
          {...(answer === null && { shortcut: 'N' })}
        >
          <Trans>Refuse</Trans>
        </Button>
      )}
      {answer !== null && (
        <span className="text-sm text-ink-3">
          {answer === 'accepted' ? (
            <Trans>Accepted by {name}</Trans>
          ) : (
            <Trans>Refused by {name}</Trans>
          )}
        </span>
      )}
    </>
  );
}
