import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetRetentionQueryKey,
  getGetRetentionQueryOptions,
  updateRetention,
} from '@/shared/api/generated/client';
import type { RetentionEntry, RetentionRequest } from '@/shared/api/generated/model';
import { useRetentionNames } from '../model/use-retention-names';

/** Kinds without a time that the organisation decides on: they always have days. */
const alwaysTimed: ReadonlySet<RetentionEntry['kind']> = new Set(['jobs', 'reports']);

const requestOf = (
  entries: readonly RetentionEntry[],
  kind: RetentionEntry['kind'],
  days: number | null,
): RetentionRequest => {
  const of = (name: RetentionEntry['kind']) =>
    name === kind ? days : (entries.find((entry) => entry.kind === name)?.days ?? null);
  return {
    audit_log: of('audit_log'),
    mails: of('mails'),
    notifications: of('notifications'),
    jobs: of('jobs') ?? 90,
    reports: of('reports') ?? 1,
    finding_history: of('finding_history'),
    closed_findings: of('closed_findings'),
  };
};

type Change = { entry: RetentionEntry; days: number | null; deletes: number };

/** Saved with each change, after a question where that deletes something. The next hourly maintenance deletes what is older. */
export function RetentionCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Change>();
  const retention = useQuery(getGetRetentionQueryOptions());
  const save = useMutation({
    mutationFn: (days: RetentionRequest) => updateRetention(days),
    onSuccess: () => toast({ kind: 'ok', title: t`Saved` }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t save the times`, detail: messageOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: getGetRetentionQueryKey() }),
  });
  const entries = retention.data?.data ?? [];
  const change = ({ entry: { kind }, days }: Change) =>
    save.mutate(requestOf(entries, kind, days), { onSettled: () => setAsked(undefined) });
  const shown = (entry: RetentionEntry) => {
    const days = save.isPending ? save.variables[entry.kind] : undefined;
    return days === undefined ? entry.days : days;
  };
  return (
    <Card aria-labelledby="retention">
      <CardHead
        id="retention"
        title={t`How long data are kept`}
        note={t`What is older is deleted within the hour and cannot be restored.`}
      />
      <CardBody className="grid gap-4 sm:grid-cols-2">
        {retention.isPending && <SkeletonRows rows={4} label={t`Loading the times`} />}
        {retention.error && (
          <p role="alert" className="text-sm text-danger-text">
            {messageOf(retention.error)}
          </p>
        )}
        {entries.map((entry) => (
          <Days
            key={entry.kind}
            entry={entry}
            days={shown(entry)}
            onChange={(next) => (next.deletes > 0 ? setAsked(next) : change(next))}
          />
        ))}
      </CardBody>
      {asked && (
        <DeletesDialog
          change={asked}
          pending={save.isPending}
          onConfirm={() => change(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

type DeletesDialogProps = {
  change: Change;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

function DeletesDialog({ change: { entry, days, deletes }, ...dialog }: DeletesDialogProps) {
  const { t, i18n } = useLingui();
  const name = useRetentionNames()[entry.kind];
  const [count, limit] = [i18n.number(deletes), i18n.number(days ?? 0)];
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Keep {limit} days only?</Trans>}
      consequence={
        <>
          <Trans>
            {name}: {count} are older. They are deleted within the hour and cannot be restored.
          </Trans>
          {entry.kind === 'closed_findings' && (
            <>
              {' '}
              <Trans>
                Counts and trends of the past lose them too, and a scanner that reports one again
                makes a new finding.
              </Trans>
            </>
          )}
        </>
      }
      confirmLabel={t`Delete older ones`}
      error={null}
    />
  );
}

type DaysProps = {
  entry: RetentionEntry;
  days: number | null;
  onChange: (change: Change) => void;
};

function Days({ entry, days, onChange }: DaysProps) {
  const { t, i18n } = useLingui();
  const { kind, older, kept } = entry;
  const names = useRetentionNames();
  const choices = [...new Set([...older.map((one) => one.days), ...(days === null ? [] : [days])])]
    .toSorted((one, other) => one - other)
    .map((choice) => ({
      value: String(choice),
      label: choice === 1 ? t`1 day` : t`${i18n.number(choice)} days`,
    }));
  const count = i18n.number(kept);
  const select = (value: string) => {
    const next = value === 'always' ? null : Number(value);
    const isShorter = next !== null && (days === null || next < days);
    const deletes = isShorter ? (older.find((one) => one.days === next)?.count ?? 0) : 0;
    onChange({ entry, days: next, deletes });
  };
  return (
    <Field label={names[kind]} name={kind} hint={<Trans>Kept now: {count}</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={days === null ? 'always' : String(days)}
          onChange={({ target: { value } }) => select(value)}
          options={
            alwaysTimed.has(kind)
              ? choices
              : [...choices, { value: 'always', label: t`Until the organisation is deleted` }]
          }
        />
      )}
    </Field>
  );
}
