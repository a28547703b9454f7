import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import type { Scan } from '@/entities/scan';
import { useCan } from '@/entities/session';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardFoot, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { toolSearch } from '../model/result-figures';

/** What the user can do about a file of a known tool that says nothing. It has closed nothing. */
export function NothingCard({ scan }: { scan: Scan }) {
  const mayUpload = useCan('scans:upload');
  const { repository, run } = scan.attributes;
  const tool = scan.attributes.tool ?? '';
  const search = toolSearch(scan);
  const { nickname } = repository;
  return (
    <Card aria-labelledby="nothing" className="mb-4 overflow-hidden">
      <CardHead id="nothing" title={<Trans>What to do</Trans>} />
      <dl className="divide-y divide-line text-sm">
        <div className="px-4 py-3">
          <dt className="font-medium">
            <Trans>Something was missed: run {tool} again</Trans>
          </dt>
          <dd className="mt-0.5 text-ink-2">
            <Trans>
              Check the folder and the options that it ran with. Until its next report, everything
              in {nickname} stays as it is.
            </Trans>
          </dd>
        </div>
        {!run && (
          <div className="px-4 py-3">
            <dt className="font-medium">
              <Trans>It is another tool’s report: upload it again</Trans>
            </dt>
            <dd className="mt-0.5 text-ink-2">
              <Trans>Choose the tool yourself in the upload.</Trans>
            </dd>
          </div>
        )}
        {search && (
          <div className="px-4 py-3">
            <dt className="font-medium">
              <Trans>It is right, there is nothing to find: decide on what is open</Trans>
            </dt>
            <dd className="mt-0.5">
              <Link to="/findings/all" search={search} className={linkStyles.action}>
                <Trans>All open findings of {tool} here</Trans>
              </Link>
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
