import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { targetOfSearch, type FindingTarget } from '@/entities/finding';
import type { Scan } from '@/entities/scan';
import { useCan } from '@/entities/session';
import { BulkTriageDialog } from '@/features/triage-finding';
import { useNow } from '@/shared/lib/use-now';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Card, CardFoot, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { leftSearch, toolSearch } from '../model/result-figures';

/** What the user can do about a known tool's report without entries. It has closed nothing. */
export function NothingCard({ scan }: { scan: Scan }) {
  const mayUpload = useCan('scans:upload');
  const { repository, run } = scan.attributes;
  const tool = scan.attributes.tool ?? '';
  const search = toolSearch(scan);
  const { nickname } = repository;
  return (
    <Card aria-labelledby="nothing" className="mb-4 flex-1 overflow-hidden">
      <CardHead id="nothing" title={<Trans>What to do</Trans>} />
      <dl className="divide-y divide-line text-sm">
        <div className="px-4 py-3">
          <dt className="font-medium">
            <Trans>Something missed? Run {tool} again</Trans>
          </dt>
          <dd className="mt-0.5 text-ink-2">
            <Trans>
              Check the folder and options it ran with. Until its next report, nothing changes in{' '}
              {nickname}.
            </Trans>
          </dd>
        </div>
        {!run && (
          <div className="px-4 py-3">
            <dt className="font-medium">
              <Trans>Another tool’s report? Upload it again</Trans>
            </dt>
            <dd className="mt-0.5 text-ink-2">
              <Trans>Choose the tool when you upload.</Trans>
            </dd>
          </div>
        )}
        {search && (
          <div className="px-4 py-3">
            <dt className="font-medium">
              <Trans>Nothing to find? Close what is open</Trans>
            </dt>
            <dd className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link to="/findings/all" search={search} className={linkStyles.action}>
                <Trans>All open findings of {tool} here</Trans>
              </Link>
              <CloseLeft scan={scan} />
            </dd>
          </div>
        )}
      </dl>
      {mayUpload && !run && (
        <CardFoot>
          <Link
            to="/Repositories"
            search={{ upload: repository.id }}
            className={`${buttonStyles({ kind: 'primary' })} ml-auto`}
          >
            <Upload aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
            <Trans>Upload another report</Trans>
          </Link>
        </CardFoot>
      )}
    </Card>
  );
}

/** Previews closing first: how many findings of each severity, and the most urgent ones by name. */
function CloseLeft({ scan }: { scan: Scan }) {
  const mayClose = useCan('findings:bulk');
  const now = useNow();
  const [target, setTarget] = useState<FindingTarget>();
  const search = leftSearch(scan, now);
  const close = () => setTarget(undefined);
  const left = scan.attributes.counts.left?.total ?? 0;
  return (
    mayClose &&
    search && (
      <>
        <Button size="sm" onClick={() => setTarget(targetOfSearch(search, [], left, Date.now()))}>
          <Trans>Preview closing them</Trans>
        </Button>
        {target && (
          <BulkTriageDialog decision="close" target={target} onClose={close} onDone={close} />
        )}
      </>
    )
  );
}
