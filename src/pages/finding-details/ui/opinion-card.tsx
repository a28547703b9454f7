import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Check, CircleSlash, RotateCw, Sparkles, TriangleAlert, X } from 'lucide-react';
import { type Finding, invalidateFindings, verdictNames } from '@/entities/finding';
import { useCan, useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  answerFindingOpinion,
  getGetFindingOpinionQueryKey,
  getGetFindingOpinionQueryOptions,
  requestFindingOpinion,
} from '@/shared/api/generated/findings';
import type { FindingOpinion, OpinionAnswer, OpinionStatus } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { failureOfOpinion } from '../model/opinion-messages';

const pollMs = 2000;

/** What the organisation's model thinks of the finding. It changes nothing until a person answers. */
export function OpinionCard({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: document } = useQuery({
    ...getGetFindingOpinionQueryOptions(finding.id),
    refetchInterval: ({ state }) => (state.data?.data.job_id ? pollMs : false),
  });
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
  const answer = useMutation({
    mutationFn: (given: OpinionAnswer) => answerFindingOpinion(finding.id, { answer: given }),
    onSuccess: changed,
    onError,
  });
  const status = document?.data;
  if (status === undefined || (!status.is_configured && status.opinion === null)) return null;
  const { opinion } = status;
  const isUnanswered = opinion?.answer === null;
  const askAgain = <AskButton status={status} busy={ask.isPending} onAsk={() => ask.mutate()} />;
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
  const { verdict, confidence, summary, reasons } = opinion;
  // What speaks for it comes first, and the numbers go on in what speaks against it.
  const numbered = reasons
    .toSorted((one, other) => Number(other.supports) - Number(one.supports))
    .map((reason, index) => ({ reason, number: index + 1 }));
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
            <Trans>A second opinion by your model. The finding stays until a person decides.</Trans>
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
      <Reasons
        title={t`What speaks for it`}
        none={t`Nothing found for it`}
        reasons={numbered.filter(({ reason }) => reason.supports)}
      />
      <Reasons
        title={t`What speaks against it`}
        none={t`Nothing found against it`}
        reasons={numbered.filter(({ reason }) => !reason.supports)}
      />
    </>
  );
}

const placeOf = ({ file, line }: FindingOpinion['reasons'][number]) =>
  file === null ? null : line === null ? file : `${file}:${line}`;

interface ReasonsProps {
  title: string;
  /** In the place of an empty list: an opinion without a doubt says so. */
  none: string;
  reasons: readonly { reason: FindingOpinion['reasons'][number]; number: number }[];
}

function Reasons({ title, none, reasons }: ReasonsProps) {
  const { i18n } = useLingui();
  return (
    <CardBody className="border-t border-line">
      <h3 className="text-xs font-medium text-ink-3">{title}</h3>
      {reasons.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{none}</p>
      ) : (
        <ol className="mt-1 flex flex-col divide-y divide-line text-sm" start={reasons[0]?.number}>
          {reasons.map(({ reason, number }) => {
            const Mark = reason.supports ? Check : TriangleAlert;
            return (
              <li key={number} className="flex items-start gap-3 py-2">
                <span
                  aria-hidden
                  className="flex size-5 shrink-0 items-center justify-center rounded-full bg-ai-tint text-xs font-medium text-ai-text"
                >
                  {i18n.number(number)}
                </span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {reason.text}{' '}
                  {reason.file !== null && (
                    <span className="font-mono text-xs text-ink-3">{placeOf(reason)}</span>
                  )}
                </span>
                <Mark
                  aria-hidden
                  strokeWidth={1.75}
                  className={cx(
                    'mt-0.5 size-4 shrink-0',
                    reason.supports ? 'text-ok-text' : 'text-warn-text',
                  )}
                />
              </li>
            );
          })}
        </ol>
      )}
    </CardBody>
  );
}

/** What it was made from, and what is wrong with it. */
function OpinionNotes({
  status: { opinion, failure, job_id: job },
  children,
}: {
  status: OpinionStatus;
  /** What can be done about it. */
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
          {failureOfOpinion(i18n, failure)}
        </p>
      )}
    </>
  );
}

function Answers({
  opinion: { answer, answered_by: person, verdict },
  busy,
  onAnswer,
}: {
  opinion: FindingOpinion;
  busy: boolean;
  onAnswer: (answer: OpinionAnswer) => void;
}) {
  const reason = useDisabledReason('findings:triage');
  const name = person ?? '';
  // An opinion that takes no side is none to follow.
  const isAcceptable = answer !== 'accepted' && verdict !== 'unsure';
  const accept = () => onAnswer('accepted');
  useHotkeys({
    y: isAcceptable
      ? () => (reason ? void toast({ kind: 'info', title: reason }) : accept())
      : undefined,
  });
  return (
    <>
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
          onClick={() => onAnswer('refused')}
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

function AskButton({
  status: { opinion, job_id: job, is_configured: isConfigured, budget },
  busy,
  onAsk,
}: {
  status: OpinionStatus;
  busy: boolean;
  onAsk: () => void;
}) {
  const { t, i18n } = useLingui();
  const mayAsk = useCan('remediation:create');
  const used = i18n.number(budget.used);
  const most = i18n.number(budget.most);
  const refusal = !isConfigured
    ? t`No model for second opinions is configured.`
    : budget.used >= budget.most
      ? t`Today’s ${most} second opinions are used up.`
      : undefined;
  if (!mayAsk) return null;
  return (
    <span className="ml-auto flex flex-wrap items-center gap-2">
      <span className="text-xs text-ink-3">
        <Trans>
          {used} of {most} today
        </Trans>
      </span>
      <Button
        size={opinion ? 'sm' : 'md'}
        icon={opinion ? RotateCw : Sparkles}
        busy={busy || job !== null}
        disabledReason={refusal}
        onClick={onAsk}
      >
        {opinion ? <Trans>Ask again</Trans> : <Trans>Ask for a second opinion</Trans>}
      </Button>
    </span>
  );
}
