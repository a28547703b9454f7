import { Trans, useLingui } from '@lingui/react/macro';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Card, CardBody } from '@/shared/ui/card';
import { ExportDialog } from './export-dialog';

/** Starts the export. The jobs panel shows its progress and the file. */
export function ExportCard() {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  return (
    <Card aria-labelledby="export">
      <CardBody className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="export" className="text-base font-semibold">
            {t`Export everything`}
          </h2>
          <p className="mt-1 text-sm text-ink-3">
            <Trans>
              One archive with every table of the organisation as JSON Lines, the uploaded reports
              that are still stored, and a manifest with checksums. Passwords, tokens and stored
              credentials are left out.
            </Trans>
          </p>
        </div>
        <Button icon={Archive} onClick={() => setAsks(true)}>
          <Trans>Export everything…</Trans>
        </Button>
      </CardBody>
      {asks && <ExportDialog onClose={() => setAsks(false)} />}
    </Card>
  );
}
