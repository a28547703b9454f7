import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Boxes } from 'lucide-react';
import { NoFindingsYet } from '@/entities/finding';
import { repositoryQueries, RepositorySelect } from '@/entities/repository';
import { useCan } from '@/entities/session';
import {
  isLookedAt,
  isRecorded,
  supplyChainQueries,
  type SupplyChainSearch,
  SlsaOverview,
  threatsByStage,
} from '@/entities/supply-chain';
import { Page } from '@/widgets/app-shell';
import { slsaThreats } from '#domain/finding-filters';
import { useSpaLink } from '@/shared/lib/spa-link';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card, CardHead } from '@/shared/ui/card';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { CicdCard } from './cicd-card';
import { ComponentsCard } from './components-card';
import { EvidenceCard } from './evidence-card';

interface SupplyChainPageProps {
  search: SupplyChainSearch;
  onSearch: (search: SupplyChainSearch) => void;
}

/** The delivery path with its threats and the evidence for the selected one, or the components. */
export function SupplyChainPage({ search, onSearch }: SupplyChainPageProps) {
  const { t } = useLingui();
  const components = useInfiniteQuery(supplyChainQueries.components(undefined, search.repository));
  const total = components.data?.pages[0]?.meta.total;
  return (
    <Page
      title={t`Supply chain`}
      subtitle={
        <>
          <LookedAt repository={search.repository} />
          {total !== undefined && (
            <>
              {' · '}
              <Plural value={total} one="# component" other="# components" />
            </>
          )}
        </>
      }
      actions={
        <span className="max-sm:hidden">
          <RepositorySelect className="w-44" search={search} onSearch={onSearch} />
        </span>
      }
      aside={
        <span className="flex max-w-full flex-wrap items-center gap-2">
          <SegmentedControl
            label={t`Part of the supply chain`}
            segments={[
              { value: 'threats', label: t`Threats` },
              { value: 'components', label: t`Components` },
            ]}
            value={search.section ?? 'threats'}
            onChange={(section) => {
              const { section: _section, view: _view, q: _q, saved: _saved, ...rest } = search;
              onSearch(section === 'threats' ? rest : { ...rest, section });
            }}
          />
          <span className="min-w-0 sm:hidden">
            <RepositorySelect className="w-40" search={search} onSearch={onSearch} />
          </span>
        </span>
      }
    >
      {search.section === 'components' ? (
        <ComponentsCard search={search} onSearch={onSearch} />
      ) : (
        <Threats search={search} onSearch={onSearch} />
      )}
    </Page>
  );
}

/** How many threats a tool has looked at. */
function LookedAt({ repository }: { repository: string | undefined }) {
  const { i18n } = useLingui();
  const { data } = useQuery(supplyChainQueries.wall(repository));
  if (!data) return <Trans>SLSA 1.2 threats A–I along the delivery path</Trans>;
  const threats = Object.values(threatsByStage(data));
  const unseen = threats.filter(({ count, assessment }) => !isLookedAt(count, assessment));
  const recorded = unseen.filter(({ assessment }) => isRecorded(assessment)).length;
  const rest = unseen.length - recorded;
  const [lookedAt, all] = [
    i18n.number(threats.length - unseen.length),
    i18n.number(threats.length),
  ];
  return (
    <>
      <Trans>
        {lookedAt} of {all} threats assessed
      </Trans>
      {recorded > 0 && (
        <>
          {', '}
          <Plural value={recorded} one="# is recorded" other="# are recorded" />
        </>
      )}
      {rest > 0 && (
        <>
          {', '}
          <Plural value={rest} one="# is not assessed" other="# are not assessed" />
        </>
      )}
    </>
  );
}

function Threats({ search, onSearch }: SupplyChainPageProps) {
  const { t } = useLingui();
  const spaLink = useSpaLink();
  const { data, error, refetch } = useQuery(supplyChainQueries.wall(search.repository));
  const { data: repositories } = useQuery(repositoryQueries.named());
  const mayAdd = useCan('repositories:manage');
  const threats = data && threatsByStage(data);
  // Zero findings without a scan are not good news. For repositories beyond the list it is unknown.
  const isUnscanned =
    repositories?.meta.total === repositories?.data.length &&
    repositories?.data.every(
      ({ attributes }) =>
        attributes.last_scan_at === null ||
        (search.repository !== undefined && attributes.nickname !== search.repository),
    ) === true;
  if (isUnscanned && threats && slsaThreats.every((letter) => threats[letter].count === 0)) {
    return (
      <Card aria-label={t`No findings yet`}>
        <NoFindingsYet icon={Boxes} mayAdd={mayAdd} />
      </Card>
    );
  }
  const worst = threats && slsaThreats.toSorted((a, b) => threats[b].count - threats[a].count)[0];
  const threat = search.threat ?? worst ?? 'A';
  return (
    <div className="flex flex-col gap-4">
      <Card aria-labelledby="wall">
        <CardHead
          id="wall"
          title={<Trans>SLSA overview</Trans>}
          note={
            <Trans>
              SLSA 1.2 threats A–I along the delivery path. Taller = more findings (log scale),
              colour = worst severity.
            </Trans>
          }
        />
        {threats ? (
          <SlsaOverview
            threats={threats}
            selected={threat}
            linkTo={(letter) =>
              spaLink({
                to: '/supply-chain',
                search: { ...search, threat: letter },
                resetScroll: false,
              })
            }
          />
        ) : error ? (
          <QueryError error={error} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={4} label={t`Loading the SLSA overview`} />
        )}
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <EvidenceCard
          threat={threat}
          total={threats?.[threat].count}
          assessment={threats?.[threat].assessment}
          repository={search.repository}
          onThreat={(next) => onSearch({ ...search, threat: next })}
        />
        <CicdCard repository={search.repository} />
      </div>
    </div>
  );
}
