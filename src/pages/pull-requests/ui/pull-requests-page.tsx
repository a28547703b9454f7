import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GitPullRequest } from 'lucide-react';
import { withFilters } from '@/entities/finding';
import { RepositorySelect } from '@/entities/repository';
import { getListPullRequestsQueryOptions } from '@/shared/api/generated/remediation';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { buttonStyles } from '@/shared/ui/button';
import { Chip, ChipRemove, ChipText } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Tabs } from '@/shared/ui/tabs';
import { Page } from '@/widgets/app-shell';
import { openFilters } from '#domain/finding-filters';
import { useRereadAfterJobs } from '../api/use-reread-after-jobs';
import {
  pullRequestPageSize,
  pullRequestParams,
  type PullRequestsSearch,
  pullRequestStates,
} from '../model/pull-requests-search';
import { useRowKeys } from '../model/use-row-keys';
import { OwnerSelect } from './owner-select';
import { PullRequestFigureStrip } from './pull-request-figures';
import { PullRequestCards, PullRequestsTable } from './pull-requests-table';
import { RulesButton } from './rules-button';

interface PullRequestsPageProps {
  search: PullRequestsSearch;
  onSearch: (search: PullRequestsSearch) => void;
}

/** Polling interval while the server updates a branch. */
const pollMs = 2000;

const panelId = 'pull-requests';

/** The pull requests that Parapet opened at source hosts, those that need the user first. */
export function PullRequestsPage({ search, onSearch }: PullRequestsPageProps) {
  const { t, i18n } = useLingui();
  const isWide = useMedia(mediaQueries.panels);
  const pulls = useQuery({
    ...getListPullRequestsQueryOptions(pullRequestParams(search)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ updating }) => updating) ? pollMs : false,
  });
  const { page: _page, ended, ...list } = search;
  const { state = 'all', repository, team, mine } = search;
  const owner = {
    ...(repository !== undefined && { repository }),
    ...(team !== undefined && { team }),
    ...(mine !== undefined && { mine }),
  };
  const counts = pulls.data?.counts;
  useRowKeys(panelId);
  useRereadAfterJobs();
  const names = {
    needs_attention: t`Needs you`,
    open: t({ message: 'Open', context: 'pull requests' }),
    merged: t`Merged`,
    closed: t({ message: 'Closed', context: 'pull requests' }),
  };
  const tabs = [
    {
      id: 'all' as const,
      label: t({ message: 'All', context: 'pull requests' }),
      ...(counts && { count: i18n.number(counts.open + counts.merged + counts.closed) }),
    },
    ...pullRequestStates.map((id) => ({
      id,
      label: names[id],
      ...(counts && { count: i18n.number(counts[id]) }),
    })),
  ];
  const field = t`Ended in the last 30 days`;
  const isFiltered = [search.state, repository, team, mine, ended].some((one) => one !== undefined);
  return (
    <Page
      title={t`Pull requests`}
      subtitle={t`What Parapet opened, and whether the findings are gone.`}
      aside={<RulesButton pulls={pulls.data?.data ?? []} />}
    >
      {pulls.data && counts && (
        <PullRequestFigureStrip counts={counts} figures={pulls.data.figures} owner={owner} />
      )}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-96">
          <Tabs
            label={t`State`}
            panelId={panelId}
            value={state}
            onChange={(id) =>
              onSearch({
                ...list,
                state: pullRequestStates.find((one) => one === id),
              })
            }
            tabs={tabs}
          />
        </div>
        {ended && (
          <Chip label={field}>
            <ChipText>{field}</ChipText>
            <ChipRemove label={t`Remove filter ${field}`} onRemove={() => onSearch(list)} />
          </Chip>
        )}
        <RepositorySelect
          className="w-44 max-sm:w-full"
          search={{ ...(repository !== undefined && { repository }) }}
          onSearch={(next: { readonly repository?: string }) =>
            onSearch({ ...list, repository: next.repository })
          }
        />
        <OwnerSelect
          className="w-44 max-sm:w-full"
          owner={owner}
          onOwner={(next) => onSearch({ ...list, team: undefined, mine: undefined, ...next })}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t`Pull requests`} className="mt-4">
        <QueryBoundary query={pulls} label={t`Pull requests`}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState
                frame="page"
                icon={GitPullRequest}
                title={
                  isFiltered
                    ? t`No pull request here`
                    : t`Parapet has not opened a pull request yet`
                }
                text={
                  isFiltered
                    ? t`Choose another state, repository or owner.`
                    : t`A pull request opened from the fix of a finding appears here.`
                }
                {...(!isFiltered && {
                  action: (
                    <Link
                      to="/findings/all"
                      search={withFilters(
                        {},
                        { ...openFilters, mitigation: ['upgrade', 'fix_in_report'] },
                      )}
                      className={buttonStyles({ kind: 'primary', size: 'md' })}
                    >
                      <Trans>See findings with a fix</Trans>
                    </Link>
                  ),
                })}
              />
            ) : (
              <>
                {isWide ? (
                  <PullRequestsTable
                    pulls={data}
                    seenAt={pulls.dataUpdatedAt}
                    isWhole={meta.total === data.length}
                  />
                ) : (
                  <PullRequestCards
                    pulls={data}
                    seenAt={pulls.dataUpdatedAt}
                    isWhole={meta.total === data.length}
                  />
                )}
                {meta.total > pullRequestPageSize && (
                  <div className="mt-3">
                    <Pagination
                      page={search.page ?? 1}
                      pageSize={pullRequestPageSize}
                      total={meta.total}
                      exact={meta.total_is_exact}
                      onPage={(page) => onSearch({ ...list, page: page > 1 ? page : undefined })}
                    />
                  </div>
                )}
              </>
            )
          }
        </QueryBoundary>
      </div>
    </Page>
  );
}
