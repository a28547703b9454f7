import './overview.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type FindingsSearch, withFilters } from '@/entities/finding';
import { repositoryQueries, RepositorySelect } from '@/entities/repository';
import { supplyChainQueries } from '@/entities/supply-chain';
import { Page } from '@/widgets/app-shell';
import { openFilters } from '#domain/finding-filters';
import { Button } from '@/shared/ui/button';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { overviewQueries } from '../api/overview-queries';
import { defaultPeriod, periods, type OverviewSearch, type Period } from '../model/overview-search';
import { ActivityCard } from './activity-card';
import { AreWeBetter, HowMany, WhereWorst } from './answers';
import { CourseCard } from './course-card';
import { FixFirstCard } from './fix-first-card';
import { HeatmapCard } from './heatmap-card';
import { KeyFigures } from './key-figures';
import { OverviewExportMenu } from './overview-export-menu';
import { FirstSteps } from './first-steps';
import { PrintScope } from './print-scope';
import { Question } from './question';
import { SampleNote } from './sample-note';
import { SetupCard } from './setup-card';
import { TrendCard } from './trend-card';
import { SlsaOverviewCard } from './slsa-overview-card';
import { WorstCards } from './worst-cards';

interface OverviewPageProps {
  search: OverviewSearch;
  onSearch: (search: OverviewSearch) => void;
}

/**
 * The state of the organization: figures, trend, most urgent findings, delivery path and origin.
 */
export function OverviewPage({ search, onSearch }: OverviewPageProps) {
  const { t } = useLingui();
  const { data: repositories } = useQuery(repositoryQueries.named());
  const owasp = useQuery(overviewQueries.owasp(search));
  const owaspCicd = useQuery(supplyChainQueries.cicd(search.repository));
  const base: FindingsSearch = withFilters(
    {},
    { ...openFilters, ...(search.repository !== undefined && { repository: [search.repository] }) },
  );
  const names: Readonly<Record<Period, string>> = {
    last_visit: t`Since I was here`,
    '7d': t`7 d`,
    '30d': t`30 d`,
    '90d': t`90 d`,
    '365d': t`12 m`,
  };
  const card = { search, base };
  if (repositories?.meta.total === 0) return <FirstSteps />;
  return (
    <Page
      title={t`Overview`}
      subtitle={
        search.repository ??
        (repositories && (
          <Plural value={repositories.meta.total} one="# repository" other="# repositories" />
        ))
      }
      actions={
        // A phone's top bar has no space for it, so the select is below the heading.
        <span className="contents max-sm:hidden">
          <RepositorySelect className="w-44" search={search} onSearch={onSearch} />
          <OverviewExportMenu search={search} />
          <Button icon={Printer} onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </span>
      }
      aside={
        <span className="flex max-w-full flex-wrap items-center gap-2">
          <SegmentedControl
            label={t`Period`}
            value={search.period ?? defaultPeriod}
            segments={periods.map((period) => ({ value: period, label: names[period] }))}
            onChange={(period) => {
              const { period: _old, ...rest } = search;
              onSearch(period === defaultPeriod ? rest : { ...rest, period });
            }}
          />
          <span className="min-w-40 flex-1 sm:hidden">
            <RepositorySelect className="w-full" search={search} onSearch={onSearch} />
          </span>
        </span>
      }
    >
      <div className="overview-sheet flex flex-col gap-4">
        <PrintScope search={search} />
        <SampleNote />
        <SetupCard />
        <HowMany {...card} />
        <KeyFigures {...card} />
        <AreWeBetter search={search} />
        <CourseCard {...card} />
        <WhereWorst {...card} />
        <div className="overview-pair">
          <WorstCards {...card} />
        </div>
        <Question question={t`What to fix first?`} />
        <div className="overview-first">
          <FixFirstCard {...card} />
          <TrendCard {...card} />
        </div>
        <div data-noprint className="overview-pair">
          <HeatmapCard
            title={t`OWASP Top 10`}
            query={owasp}
            linkTo={(key, severity) => ({ ...base, owasp: key, severity })}
          />
          <HeatmapCard
            title={t`OWASP CI/CD Top 10`}
            query={owaspCicd}
            linkTo={(key, severity) => ({ ...base, owasp_cicd: key, severity })}
          />
        </div>
        <div data-noprint>
          <SlsaOverviewCard {...card} />
        </div>
        {/* Last and full width: beside nothing, it would leave half a row empty. */}
        <div data-noprint>
          <ActivityCard />
        </div>
        <p className="overview-foot text-xs text-ink-3">
          <Trans>
            Age and trends count from the day Parapet first saw a finding. First imports don’t count
            as changes.
          </Trans>
        </p>
      </div>
    </Page>
  );
}
