import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleSlash, RotateCw, Sparkles, X } from 'lucide-react';
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
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
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
      <OpinionNotes status={status} />
      <CardFoot className="flex flex-wrap items-center gap-2">
        {opinion && <Answers opinion={opinion} busy={answer.isPending} onAnswer={answer.mutate} />}
        <AskButton status={status} busy={ask.isPending} onAsk={() => ask.mutate()} />
      </CardFoot>
    </Card>
  );
}

function Opinion({ opinion }: { opinion: FindingOpinion }) {
  const { t, i18n } = useLingui();
  const { verdict, confidence, summary, reasons } = opinion;
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
      <Reasons title={t`What speaks for it`} reasons={reasons.filter((each) => each.supports)} />
      <Reasons
        title={t`What speaks against it`}
        reasons={reasons.filter((each) => !each.supports)}
      />
    </>
  );
}

const placeOf = ({ file, line }: FindingOpinion['reasons'][number]) =>
  file === null ? null : line === null ? file : `${file}:${line}`;

function Reasons({ title, reasons }: { title: string; reasons: FindingOpinion['reasons'] }) {
  if (reasons.length === 0) return null;
  return (
    <CardBody className="border-t border-line">
      <h3 className="text-xs font-medium text-ink-3">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {reasons.map((reason) => (
          <li key={`${reason.text} ${placeOf(reason) ?? ''}`} className="wrap-anywhere">
            {reason.text}{' '}
            {reason.file !== null && (
              <span className="font-mono text-xs text-ink-3">{placeOf(reason)}</span>
            )}
          </li>
        ))}
      </ul>
    </CardBody>
  );
}

/** What it was made from, and what is wrong with it. */
function OpinionNotes({ status: { opinion, failure, job_id: job } }: { status: OpinionStatus }) {
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
        <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-3">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
      {opinion?.is_stale && (
        <p className="border-t border-line px-4 py-2 text-sm text-warn-text">
          <Trans>The code has changed since. Ask again.</Trans>
        </p>
      )}
      {job !== null && (
        <p role="status" className="border-t border-line px-4 py-2 text-sm text-ink-2">
          <Trans>Your model is reading the code…</Trans>
        </p>
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
  return (
    <>
      {answer !== 'accepted' && (
        <Button
          icon={CircleSlash}
          busy={busy}
          disabledReason={reason}
          onClick={() => onAnswer('accepted')}
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
