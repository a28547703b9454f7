import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { ExportDialog } from './export-dialog';

/** Starts the export. Its progress and its file are in the panel of jobs. */
export function ExportCard() {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  return (
    <Card aria-labelledby="export">
      <CardHead id="export" title={t`Export everything`} />
      <CardBody className="flex flex-col items-start gap-3 text-sm">
        <p className="text-ink-3">
          <Trans>
            One archive with every table of the organisation as JSON Lines, the uploaded reports
            that are still stored, and a manifest with checksums. Passwords, tokens and stored
            credentials are left out.
          </Trans>
        </p>
        <Button onClick={() => setAsks(true)}>
          <Trans>Export everything…</Trans>
        </Button>
      </CardBody>
      {asks && <ExportDialog onClose={() => setAsks(false)} />}
    </Card>
  );
}
