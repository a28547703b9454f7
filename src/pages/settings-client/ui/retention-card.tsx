import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
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

const dayChoices = [7, 14, 30, 60, 90, 180, 365, 730, 1825, 3650];

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
    jobs: of('jobs') ?? 90, // the only kind that always has days
  };
};

/** Saved with each change. The next hourly maintenance deletes what is older. */
export function RetentionCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const retention = useQuery(getGetRetentionQueryOptions());
  const save = useMutation({
    mutationFn: (days: RetentionRequest) => updateRetention(days),
    onSuccess: () => toast({ kind: 'ok', title: t`Saved` }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t save the times`, detail: messageOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: getGetRetentionQueryKey() }),
  });
  const entries = retention.data?.data ?? [];
  return (
    <Card className="mt-4" aria-labelledby="retention">
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
            days={save.isPending ? save.variables[entry.kind] : entry.days}
            onChange={(days) => save.mutate(requestOf(entries, entry.kind, days))}
          />
        ))}
      </CardBody>
    </Card>
  );
}

type DaysProps = {
  entry: RetentionEntry;
  days: number | null;
  onChange: (days: number | null) => void;
};

function Days({ entry: { kind, least, most, kept }, days, onChange }: DaysProps) {
  const { t, i18n } = useLingui();
  const names = useRetentionNames();
  const choices = [...new Set([...dayChoices, ...(days === null ? [] : [days])])]
    .filter((choice) => choice >= least && choice <= most)
    .toSorted((one, other) => one - other)
    .map((choice) => ({ value: String(choice), label: t`${i18n.number(choice)} days` }));
  const count = i18n.number(kept);
  return (
    <Field label={names[kind]} name={kind} hint={<Trans>Kept now: {count}</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={days === null ? 'always' : String(days)}
          onChange={({ target: { value } }) => onChange(value === 'always' ? null : Number(value))}
          options={
            kind === 'jobs'
              ? choices
              : [...choices, { value: 'always', label: t`Until the organisation is deleted` }]
          }
        />
      )}
    </Field>
  );
}
