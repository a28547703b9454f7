import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScanLine, Upload } from 'lucide-react';
import { useState } from 'react';
import { Priority, withFilters } from '@/entities/finding';
import { openCount, repositoryQueries, SourceTile, type Repository } from '@/entities/repository';
import { useCan, useDisabledReason } from '@/entities/session';
import { ScanDialog, useScanDisabledReason } from '@/features/start-scan';
import { getListComponentsQueryOptions } from '@/shared/api/generated/sbom';
import { openFilters } from '#domain/finding-filters';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { QueryError } from '@/shared/ui/query-boundary';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { linkStyles, OutLink } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import type { UndoableChange } from '../model/undoable-change';
import type { RepositoryTab } from '../model/repositories-search';
import { ChangeStatus } from './change-status';
import { RepositoryAccessTab } from './repository-access-tab';
import { RepositoryImageTab } from './repository-image-tab';
import { RepositorySettingsTab } from './repository-settings-tab';
import { ScanHistory } from './scan-history';

interface RepositoryDrawerProps {
  id: string;
  tab: RepositoryTab;
  onTab: (tab: RepositoryTab) => void;
  onUpload: (repository: string) => void;
  onClose: () => void;
}

const RepositoryPullRequestsTab = lazyComponent(() =>
  import('./repository-pull-requests-tab').then((module) => module.RepositoryPullRequestsTab),
);

const panel = 'repository-panel';

/** A repository beside the list: its host, state, scans and settings. */
export function RepositoryDrawer({ id, tab, onTab, onUpload, onClose }: RepositoryDrawerProps) {
  const { t } = useLingui();
  const { data: repository, error, refetch } = useQuery(repositoryQueries.detail(id));
  const mayNotUpload = useDisabledReason('scans:upload');
  const notScannable = useScanDisabledReason(repository ? [repository] : []);
  const [scanning, setScanning] = useState(false);
  const mayManage = useCan('repositories:manage');
  const [dirtySettings, setDirtySettings] = useState(false);
  const [dirtyImage, setDirtyImage] = useState(false);
  const [dirtyPulls, setDirtyPulls] = useState(false);
  const [done, setDone] = useState<UndoableChange>();
  const open = repository ? openCount(repository.attributes.open_findings) : 0;
  const shown = tab === 'access' && !mayManage ? 'history' : tab;
  const hides = (one: RepositoryTab) => shown !== one;
  return (
    <Drawer
      title={repository?.attributes.nickname ?? t`Repository`}
      dirty={dirtySettings || dirtyImage || dirtyPulls}
      onClose={onClose}
      tabs={
        repository && (
          <>
            <Summary repository={repository} open={open} />
            <div className="px-5">
              <Tabs
                label={t`About the repository`}
                panelId={panel}
                value={shown}
                onChange={(next) => {
                  setDone(undefined);
                  onTab(next);
                }}
                tabs={[
                  { id: 'history', label: t`Scan history` },
                  { id: 'settings', label: t`Settings`, edited: dirtySettings && t`Edited` },
                  {
                    id: 'pull-requests',
                    label: t`Pull requests`,
                    edited: dirtyPulls && t`Edited`,
                  },
                  { id: 'image', label: t`Image`, edited: dirtyImage && t`Edited` },
                  ...(mayManage ? [{ id: 'access' as const, label: t`Access` }] : []),
                ]}
              />
            </div>
            <ChangeStatus done={done} onUndo={() => setDone(undefined)} />
          </>
        )
      }
      foot={
        repository &&
        shown === 'history' && (
          <>
            <Link
              to="/findings/all"
              search={withFilters(
                {},
                { ...openFilters, repository: [repository.attributes.nickname] },
              )}
              className={buttonStyles({ kind: 'primary' })}
            >
              <Plural value={open} one="View # finding" other="View # findings" />
            </Link>
            <Button icon={ScanLine} disabledReason={notScannable} onClick={() => setScanning(true)}>
              <Trans>Scan now</Trans>
            </Button>
            <Button icon={Upload} disabledReason={mayNotUpload} onClick={() => onUpload(id)}>
              <Trans>Upload report</Trans>
            </Button>
          </>
        )
      }
    >
      {scanning && repository && (
        <ScanDialog
          repositories={[{ id, nickname: repository.attributes.nickname }]}
          onClose={() => setScanning(false)}
          onStarted={() => {
            setScanning(false);
            onTab('history');
          }}
        />
      )}
      {error && !repository ? (
        <QueryError error={error} onRetry={refetch} className="p-5" />
      ) : repository ? (
        <div id={panel} role="tabpanel" aria-label={t`About the repository`}>
          {shown === 'history' && <ScanHistory repository={id} />}
          {/* Unsaved input is kept while another tab is open. */}
          <div hidden={hides('settings')}>
            {(shown === 'settings' || dirtySettings) && (
              <RepositorySettingsTab
                repository={repository}
                onDirty={setDirtySettings}
                onDone={setDone}
                onRemoved={onClose}
              />
            )}
          </div>
          <div hidden={hides('pull-requests')}>
            {(shown === 'pull-requests' || dirtyPulls) && (
              <RepositoryPullRequestsTab
                repository={repository}
                onDirty={setDirtyPulls}
                onDone={setDone}
              />
            )}
          </div>
          <div hidden={hides('image')}>
            {(shown === 'image' || dirtyImage) && (
              <RepositoryImageTab repository={repository} onDirty={setDirtyImage} />
            )}
          </div>
          {shown === 'access' && <RepositoryAccessTab repository={id} onDone={setDone} />}
        </div>
      ) : (
        <SkeletonRows rows={5} label={t`Loading the repository`} />
      )}
    </Drawer>
  );
}

function Summary({ repository: { attributes }, open }: { repository: Repository; open: number }) {
  const { i18n } = useLingui();
  const { url, branch, source_control: source } = attributes.data;
  const count = i18n.number(open);
  return (
    <div className="px-5 pt-4 pb-2">
      <div className="flex items-center gap-3">
        <SourceTile source={source} />
        <p className="min-w-0 flex-1 text-xs break-all text-ink-3">
          {url ? (
            <OutLink href={url}>{url.replace(/^https?:\/\//i, '')}</OutLink>
          ) : (
            <Trans>Added manually</Trans>
          )}
          {branch && <span className="font-mono"> · {branch}</span>}
        </p>
      </div>
      {attributes.description && (
        <p className="mt-2 text-sm text-ink-2">{attributes.description}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-xl font-semibold num">
          {count}{' '}
          <span className="text-sm font-normal text-ink-3">
            <Plural value={open} one="open finding" other="open findings" />
          </span>
        </span>
        <span className="block min-w-32 flex-1">
          <SeverityBar counts={attributes.open_findings} />
        </span>
        {attributes.highest_priority !== null && (
          <span className="max-sm:hidden">
            <Priority value={attributes.highest_priority} />
          </span>
        )}
      </div>
      <Components repository={attributes.nickname} />
    </div>
  );
}

function Components({ repository }: { repository: string }) {
  const mayRead = useCan('components:read');
  const { data } = useQuery({
    ...getListComponentsQueryOptions({ repository: [repository], page_size: 1 }),
    enabled: mayRead,
  });
  const total = data?.meta.total ?? 0;
  if (total === 0) return null;
  return (
    <p className="mt-2 text-sm">
      <Link
        to="/supply-chain"
        search={{ section: 'components', repository }}
        className={linkStyles.action}
      >
        <Plural value={total} one="# component" other="# components" />
      </Link>
    </p>
  );
}
