import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { withFilters } from '@/entities/finding';
import { openCount, repositoryQueries, type Repository } from '@/entities/repository';
import { useDisabledReason } from '@/entities/session';
import { openFilters } from '@/shared/rules/finding-filters';
import { Unanswered } from '@/shared/ui/answer';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { OutLink } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/proportion-bar';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { ScanHistory } from './scan-history';

interface RepositoryDrawerProps {
  id: string;
  onUpload: (repository: string) => void;
  onClose: () => void;
}

/** A repository beside the list: where it lives, how it stands, and each of its scans. */
export function RepositoryDrawer({ id, onUpload, onClose }: RepositoryDrawerProps) {
  const { t, i18n } = useLingui();
  const { data: repository, error, refetch } = useQuery(repositoryQueries.detail(id));
  const mayNotUpload = useDisabledReason('scans:upload');
  const open = repository ? openCount(repository.attributes.open_findings) : 0;
  return (
    <Drawer
      title={repository?.attributes.nickname ?? t`Repository`}
      onClose={onClose}
      foot={
        repository && (
          <>
            <Link to="/findings/all" search={withFilters({}, { ...openFilters, repository: [repository.attributes.nickname] })} className={buttonStyles({ kind: 'primary' })}>
              <Trans>View {i18n.number(open)} findings</Trans>
            </Link>
            <Button icon={Upload} disabledReason={mayNotUpload} onClick={() => onUpload(id)}>
              <Trans>Upload report</Trans>
            </Button>
          </>
        )
      }
    >
      {error && !repository ? (
        <Unanswered error={error} onRetry={refetch} className="p-5" />
      ) : repository ? (
        <>
          <Summary repository={repository} open={open} />
          <ScanHistory repository={id} />
        </>
      ) : (
        <SkeletonRows rows={5} label={t`Loading the repository`} />
      )}
    </Drawer>
  );
}

function Summary({ repository: { attributes }, open }: { repository: Repository; open: number }) {
  const { i18n } = useLingui();
  const { url, branch } = attributes.data;
  const count = i18n.number(open);
  return (
    <div className="border-b border-line px-5 py-4">
      <p className="text-xs break-all text-ink-3">
        {url ? <OutLink href={url}>{url.replace(/^https?:\/\//i, '')}</OutLink> : <Trans>Added by hand</Trans>}
        {branch && <span className="font-mono"> · {branch}</span>}
      </p>
      {attributes.description && <p className="mt-2 text-sm text-ink-2">{attributes.description}</p>}
      <div className="mt-3 flex items-center gap-4">
        <span className="num text-xl font-semibold">
          {count}{' '}
          <span className="text-sm font-normal text-ink-3">
            <Plural value={open} one="open finding" other="open findings" />
          </span>
        </span>
        <span className="block flex-1">
          <SeverityBar counts={attributes.open_findings} />
        </span>
      </div>
    </div>
  );
}
