import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { HeadCell, Table, TableHead } from '@/shared/ui/table';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetRetentionQueryKey,
  getGetRetentionQueryOptions,
  updateRetention,
} from '@/shared/api/generated/client';
import type { RetentionRequest } from '@/shared/api/generated/model';
import { changeTo, type RetentionChange, requestOf } from '../model/retention-change';
import { retentionOrder } from '../model/retention-kinds';
import { RetentionRow } from './retention-row';
import { ShorterDialog } from './shorter-dialog';

/** Saved with each change; asks for confirmation if the next cleanup would delete data. */
export function RetentionCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [asked, setAsked] = useState<RetentionChange>();
  const retention = useQuery(getGetRetentionQueryOptions());
  const save = useMutation({
    mutationFn: (days: RetentionRequest) => updateRetention(days),
    onSuccess: () => toast({ kind: 'ok', title: t`Saved` }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t save the times`, detail: messageOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: getGetRetentionQueryKey() }),
  });
  const entries = retention.data?.data ?? [];
  const change = (next: RetentionChange) =>
    save.mutate(requestOf(entries, next), { onSettled: () => setAsked(undefined) });
  const choose = (next: RetentionChange) => (next.deletes > 0 ? setAsked(next) : change(next));
  return (
    <Card aria-labelledby="retention">
      <CardHead
        id="retention"
        title={t`Data retention`}
        note={t`Open findings and accepted risks are never deleted by age.`}
      />
      {retention.isPending && (
        <CardBody>
          <SkeletonRows rows={4} label={t`Loading the times`} />
        </CardBody>
      )}
      {retention.error && (
        <CardBody role="alert" className="text-sm text-danger-text">
          {messageOf(retention.error)}
        </CardBody>
      )}
      {entries.length > 0 && (
        <Table caption={t`Data retention`}>
          <TableHead>
            <HeadCell>{t`Kind`}</HeadCell>
            <HeadCell>{t`Keep for`}</HeadCell>
            <HeadCell align="end" className="max-md:hidden">{t`Stored now`}</HeadCell>
            <HeadCell className="max-md:hidden">{t`Next removal`}</HeadCell>
          </TableHead>
          <tbody>
            {retentionOrder.flatMap((kind) => {
              const entry = entries.find((one) => one.kind === kind);
              if (entry === undefined) return [];
              const saving = save.isPending ? save.variables[kind] : undefined;
              return (
                <RetentionRow
                  key={kind}
                  entry={entry}
                  days={saving === undefined ? entry.days : saving}
                  onChange={(days) => choose(changeTo(entry, days))}
                />
              );
            })}
          </tbody>
        </Table>
      )}
      {asked && retention.data && (
        <ShorterDialog
          change={asked}
          from={retention.data.shorter_from}
          pending={save.isPending}
          onConfirm={() => change(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
