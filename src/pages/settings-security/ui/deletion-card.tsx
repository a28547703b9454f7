import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { messageOf } from '@/shared/api/error-message';
import { getGetClientDeletionQueryOptions } from '@/shared/api/generated/client';
import type { ClientDeletion } from '@/shared/api/generated/model';
import { DeletionDialog } from './deletion-dialog';

/** The request is here; the notice at the top of every page cancels it. */
export function DeletionCard({ organization }: { organization: string }) {
  const { t } = useLingui();
  const deletion = useQuery(getGetClientDeletionQueryOptions());
  const [asks, setAsks] = useState(false);
  return (
    <Card aria-labelledby="deletion">
      <CardHead id="deletion" title={t`Delete the organisation`} />
      <CardBody className="flex flex-col items-start gap-3 text-sm">
        {deletion.isPending && <SkeletonRows rows={2} label={t`Loading the deletion`} />}
        {deletion.error && (
          <p role="alert" className="text-danger-text">
            {messageOf(deletion.error)}
          </p>
        )}
        {deletion.data?.deletes_at === null && (
          <>
            <p className="text-ink-3">
              <Trans>
                Findings, reports, members, credentials and logs are deleted after a grace period.
                Until then everything works as before, and any administrator can cancel.
              </Trans>
            </p>
            <Button kind="danger" onClick={() => setAsks(true)}>
              <Trans>Delete the organisation…</Trans>
            </Button>
          </>
        )}
        {deletion.data && <Requested deletion={deletion.data} />}
      </CardBody>
      {asks && deletion.data && (
        <DeletionDialog
          organization={organization}
          days={deletion.data.grace_days}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}

function Requested({ deletion }: { deletion: ClientDeletion }) {
  const { i18n } = useLingui();
  const { deletes_at: deletesAt, requested_at: requestedAt, requested_by: requester } = deletion;
  if (deletesAt === null || requestedAt === null) return null;
  const long = (time: string) => i18n.date(new Date(time), { dateStyle: 'long' });
  const on = long(requestedAt);
  const date = long(deletesAt);
  return (
    <p>
      {requester === null ? (
        <Trans>
          Requested on {on}. Everything will be deleted on {date}.
        </Trans>
      ) : (
        <Trans>
          {requester} requested it on {on}. Everything will be deleted on {date}.
        </Trans>
      )}
    </p>
  );
}
