import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { GitBranch, LayoutGrid, Plus, SearchX, Table2, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { repositoryQueries } from '@/entities/repository';
import { scanQueries, type Scan } from '@/entities/scan';
import { useDisabledReason } from '@/entities/session';
import { AddRepositoryDialog } from '@/features/add-repository';
import { UploadDialog, UploadPanel } from '@/features/upload-report';
import { Page } from '@/widgets/app-shell';
import { messageOf } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { hasFormDraft } from '@/shared/lib/use-form-draft';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { isFiltered, repositoriesParams, withRepositorySort } from '../model/repositories-params';
import type { RepositoriesSearch } from '../model/repositories-search';
import { RepositoriesTable } from './repositories-table';
import { RepositoryCards } from './repository-cards';
import { DownloadRepositories } from './download-repositories';
import { RepositoryFilters } from './repository-filters';
import { RepositoryViews } from './repository-views';
import { SelectedRepositoriesBar } from './selected-repositories-bar';

const RepositoryDrawer = lazyComponent(() =>
  import('./repository-drawer').then((module) => module.RepositoryDrawer),
);

interface RepositoriesPageProps {
  search: RepositoriesSearch;
  onSearch: (search: RepositoriesSearch) => void;
}

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'upload'; readonly repository?: string }
  | undefined;

export function RepositoriesPage({ search, onSearch }: RepositoriesPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayNotAdd = useDisabledReason('repositories:manage');
  const mayNotUpload = useDisabledReason('scans:upload');
  const [dialog, setDialog] = useState<Open>(() =>
    hasFormDraft('repository') ? { kind: 'add' } : undefined,
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, isPending, error, refetch } = useQuery(
    repositoryQueries.list(repositoriesParams(search)),
  );
  const { data: scanning } = useQuery(scanQueries.running());
  const panelId = useId();
  const repositories = data?.data ?? [];
  const running = scanning ?? [];
  const total = data?.meta.total;
  // Back leads to the previous page, not to a finished dialog.
  const openResult = (scan: Scan) =>
    void navigate({
      to: '/Repositories/scans/$scanId',
      params: { scanId: scan.id },
      replace: search.upload !== undefined,
    });
  // Opened by the page's buttons, or by its URL.
  const upload =
    dialog?.kind === 'upload'
      ? dialog
      : search.upload !== undefined && !mayNotUpload
        ? { repository: search.upload }
        : undefined;
  const closeUpload = () => {
    setDialog(undefined);
    if (search.upload === undefined) return;
    const { upload: _upload, ...rest } = search;
    onSearch(rest);
  };
  const list = {
    repositories,
    running,
    onUpload: (repository: string) => setDialog({ kind: 'upload', repository }),
  };
  const filtered = isFiltered(search);

  return (
    <Page
      title={t`Repositories`}
      subtitle={
        <>
          {total !== undefined && (
            <Plural value={total} one="# repository" other="# repositories" />
          )}
          {total !== undefined && scanning && ' · '}
          {scanning && (
            <Plural
              value={scanning.length}
              _0="nothing scanning"
              one="# scanning"
              other="# scanning"
            />
          )}
        </>
      }
      aside={
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <RepositoryFilters search={search} onSearch={onSearch} />
          <ViewSwitch search={search} onSearch={onSearch} />
          {repositories.length > 0 && <DownloadRepositories search={search} />}
        </div>
      }
      actions={
        <>
          <Button
            icon={Upload}
            className="max-sm:hidden"
            disabledReason={mayNotUpload || (total === 0 && !filtered && t`Add a repository first`)}
            onClick={() => setDialog({ kind: 'upload' })}
          >
            <Trans>Upload report</Trans>
          </Button>
          <Button
            kind="primary"
            icon={Plus}
            disabledReason={mayNotAdd}
            onClick={() => setDialog({ kind: 'add' })}
          >
            {/* The full label would leave no space for the page's title on a phone. */}
            <span aria-hidden className="sm:hidden">
              <Trans>Add</Trans>
            </span>
            <span className="max-sm:sr-only">
              <Trans>Add repository</Trans>
            </span>
          </Button>
        </>
      }
    >
      <RepositoryViews search={search} onSearch={onSearch} panelId={panelId} total={total} />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t`Repositories`}
        className="mt-4 grid grid-cols-1 items-start gap-4"
      >
        {isPending ? (
          <SkeletonRows rows={6} label={t`Loading the repositories`} />
        ) : error ? (
          <EmptyState
            frame="page"
            icon={SearchX}
            title={t`Couldn’t load repositories`}
            text={messageOf(error)}
            action={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
          />
        ) : repositories.length === 0 ? (
          filtered ? (
            <EmptyState
              icon={SearchX}
              title={t`No repository matches`}
              text={t`Try another search, source or tag.`}
              action={<Button onClick={() => onSearch({})}>{t`Clear filters`}</Button>}
            />
          ) : (
            <EmptyState
              icon={GitBranch}
              title={t`No repositories yet`}
              text={
                mayNotAdd
                  ? t`Repositories you’re a member of appear here.`
                  : t`Add your first repository, then upload its scanner reports.`
              }
              {...(!mayNotAdd && {
                action: (
                  <Button icon={Plus} onClick={() => setDialog({ kind: 'add' })}>
                    <Trans>Add repository</Trans>
                  </Button>
                ),
              })}
            />
          )
        ) : (
          <>
            {search.view !== 'cards' && (
              <SelectedRepositoriesBar
                chosen={repositories.filter(({ id }) => chosen.has(id))}
                onClear={() => setChosen(new Set())}
              />
            )}
            {search.view !== 'cards' && (
              <RepositoriesTable
                {...list}
                search={search}
                chosen={chosen}
                onChoose={setChosen}
                onSort={(field) => onSearch(withRepositorySort(search, field))}
              />
            )}
            <RepositoryCards {...list} asCards={search.view === 'cards'} />
            {data.meta.total > data.meta.page_size && (
              <Pagination
                page={search.page ?? 1}
                pageSize={data.meta.page_size}
                total={data.meta.total}
                exact={data.meta.total_is_exact}
                onPage={(page) => {
                  const { page: _old, ...rest } = search;
                  onSearch(page > 1 ? { ...rest, page } : rest);
                }}
              />
            )}
          </>
        )}
        {!mayNotUpload && (repositories.length > 0 || filtered) && (
          <UploadPanel onUploaded={openResult} />
        )}
      </div>
      {dialog?.kind === 'add' && <AddRepositoryDialog onClose={() => setDialog(undefined)} />}
      {upload && (
        <UploadDialog
          key={upload.repository}
          repository={upload.repository}
          onClose={closeUpload}
          onUploaded={openResult}
        />
      )}
      {search.open !== undefined && (
        <RepositoryDrawer
          key={search.open}
          id={search.open}
          tab={search.tab ?? 'history'}
          onTab={(tab) => {
            const { tab: _old, ...rest } = search;
            onSearch(tab === 'history' ? rest : { ...rest, tab });
          }}
          onUpload={list.onUpload}
          onClose={() => {
            const { open: _open, tab: _tab, ...rest } = search;
            onSearch(rest);
          }}
        />
      )}
    </Page>
  );
}

function ViewSwitch({ search, onSearch }: RepositoriesPageProps) {
  const { t } = useLingui();
  const { view = 'table', ...rest } = search;
  return (
    <span className="hidden md:block">
      <SegmentedControl
        label={t`Repository view`}
        iconsOnly
        value={view}
        onChange={(next) => onSearch(next === 'cards' ? { ...rest, view: next } : rest)}
        segments={[
          { value: 'table', label: t`Table`, icon: Table2 },
          { value: 'cards', label: t`Cards`, icon: LayoutGrid },
        ]}
      />
    </span>
  );
}
