import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Card, CardBody } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { messageOf } from '@/shared/api/error-message';
import { getGetClientDeletionQueryOptions } from '@/shared/api/generated/client';
import { DeletionDialog } from './deletion-dialog';
import { DeletionSteps } from './deletion-steps';

/** Requests the deletion; the notice at the top of every page cancels it. */
export function DeletionCard({ organization }: { organization: string }) {
  const { t } = useLingui();
  const deletion = useQuery(getGetClientDeletionQueryOptions());
  const [asks, setAsks] = useState(false);
  return (
    <Card aria-labelledby="deletion">
      <CardBody className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="deletion" className="text-base font-semibold">
            {t`Delete the organisation`}
          </h2>
          <p className="mt-1 text-sm text-ink-3">
            <Trans>
              Findings, reports, members, credentials and logs are deleted after a grace period.
              Until then everything works as before, and any administrator can cancel.
            </Trans>
          </p>
        </div>
        {deletion.data?.deletes_at === null && (
          <Button kind="danger" onClick={() => setAsks(true)}>
            <Trans>Delete the organisation…</Trans>
          </Button>
        )}
      </CardBody>
      {deletion.isPending && (
        <CardBody>
          <SkeletonRows rows={2} label={t`Loading the deletion`} />
        </CardBody>
      )}
      {deletion.error && (
        <CardBody role="alert" className="text-sm text-danger-text">
          {messageOf(deletion.error)}
        </CardBody>
      )}
      {deletion.data && <DeletionSteps deletion={deletion.data} />}
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
