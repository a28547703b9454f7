import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, GitCompareArrows, Link2 } from 'lucide-react';
import type { Repository } from '@/entities/repository';
import { scanQueries } from '@/entities/scan';
import { Page } from '@/widgets/app-shell';
import type { ComparedKind } from '#domain/finding-comparison';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { useNow } from '@/shared/lib/use-now';
import { Button, buttonStyles } from '@/shared/ui/button';
import { copyText } from '@/shared/ui/copy-button';
import { EmptyState } from '@/shared/ui/empty-state';
import { IconButton } from '@/shared/ui/icon-button';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import type { CompareSearch } from '../model/compare-search';
import { standardSides } from '../model/compared-sides';
import { Comparison } from './comparison';
import { SidePicker } from './side-picker';

interface ComparePageProps {
  repository: Repository;
  search: CompareSearch;
  onSearch: (search: CompareSearch, how?: { readonly replace: boolean }) => void;
}

/** Compares two branches, scans or days of a repository. */
export function ComparePage({ repository, search, onSearch }: ComparePageProps) {
  const { t } = useLingui();
  const now = useNow();
  const { data, hasNextPage } = useInfiniteQuery(scanQueries.ofRepository(repository.id));
  const scans = data?.pages.flatMap((page) => page.data);
  const { by = 'branches', before, after, ...rest } = search;
  const { nickname } = repository.attributes;
  const main = repository.attributes.data.branch ?? '';
  const standard = standardSides(by, main, scans ?? [], now, after);
  const sides = {
    before: before ?? standard?.before ?? '',
    after: after ?? standard?.after ?? '',
  };
  const kind = by === 'branches' ? {} : { by };
  const choose = (chosen: Partial<typeof sides>) => {
    const next = { ...sides, ...chosen };
    onSearch({
      ...rest,
      ...kind,
      ...(next.before !== '' && { before: next.before }),
      ...(next.after !== '' && { after: next.after }),
    });
  };
  const swap = () => choose({ before: sides.after, after: sides.before });
  useHotkeys({ w: swap });
  const names: Readonly<Record<ComparedKind, string>> = {
    branches: t`Branches`,
    scans: t`Scans`,
    days: t`Days`,
  };
  const picker = { by, main, scans: scans ?? [], hasMore: hasNextPage };
  const isChosen = sides.before !== '' && sides.after !== '';
  return (
    <Page
      title={t`Compare`}
      subtitle={<Trans>Compare branches, scans or days in {nickname}.</Trans>}
      breadcrumb={[
        <Link key="repositories" to="/Repositories">
          <Trans>Repositories</Trans>
        </Link>,
        <Link key="repository" to="/Repositories" search={{ open: repository.id }}>
          {nickname}
        </Link>,
      ]}
      actions={
        <Button icon={Link2} className="max-sm:hidden" onClick={() => void copyText(location.href)}>
          <Trans>Copy link</Trans>
        </Button>
      }
      aside={
        <SegmentedControl
          label={t`Compare by`}
          value={by}
          segments={(['branches', 'scans', 'days'] as const).map((value) => ({
            value,
            label: names[value],
          }))}
          onChange={(next) => onSearch({ ...rest, ...(next !== 'branches' && { by: next }) })}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <div data-noprint className="flex flex-col gap-2 sm:flex-row">
          <SidePicker
            {...picker}
            label={t`Before`}
            value={sides.before}
            onChange={(name) => choose({ before: name })}
          />
          <IconButton
            icon={ArrowLeftRight}
            kind="secondary"
            className="mt-4"
            label={t`Swap before and after`}
            shortcut="W"
            onClick={swap}
          />
          <SidePicker
            {...picker}
            label={t`After`}
            value={sides.after}
            onChange={(name) => choose({ after: name })}
          />
        </div>
        {isChosen ? (
          <Comparison
            comparison={{ by, repository: repository.id, ...sides }}
            nickname={nickname}
            scans={picker.scans}
            search={search}
            onSearch={onSearch}
          />
        ) : (
          scans !== undefined && (
            <EmptyState
              icon={GitCompareArrows}
              title={t`Nothing to compare yet`}
              text={
                by === 'scans'
                  ? t`A comparison needs two imported scans of this repository. Upload another report.`
                  : t`A comparison needs reports of two branches. Upload one with the name of another branch, or enter a branch above.`
              }
              action={
                <Link
                  to="/Repositories"
                  search={{ open: repository.id }}
                  className={buttonStyles()}
                >
                  <Trans>Open the repository</Trans>
                </Link>
              }
            />
          )
        )}
      </div>
    </Page>
  );
}
