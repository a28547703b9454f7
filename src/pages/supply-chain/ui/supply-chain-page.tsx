import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { supplyChainQueries, wallThreats, type SupplyChainSearch } from '@/entities/supply-chain';
import { Page } from '@/widgets/app-shell';
import { slsaThreats } from '@/shared/rules/finding-filters';
import { useSpaLink } from '@/shared/lib/spa-link';
import { Unanswered } from '@/shared/ui/answer';
import { Card, CardHead } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { SupplyChainWall } from '@/shared/ui/supply-chain-wall';
import { CicdCard } from './cicd-card';
import { ComponentsCard } from './components-card';
import { EvidenceCard } from './evidence-card';

interface SupplyChainPageProps {
  search: SupplyChainSearch;
  onSearch: (search: SupplyChainSearch) => void;
}

/** The delivery path with what threatens it, the evidence for the chosen threat, and the components that are built in. */
export function SupplyChainPage({ search, onSearch }: SupplyChainPageProps) {
  const { t } = useLingui();
  const spaLink = useSpaLink();
  const { data, error, refetch } = useQuery(supplyChainQueries.wall());
  const threats = data && wallThreats(data);
  const worst = threats && slsaThreats.toSorted((a, b) => threats[b].count - threats[a].count)[0];
  const threat = search.threat ?? worst ?? 'A';
  return (
    <Page title={t`Supply chain`} subtitle={<Trans>SLSA 1.2 threats A–I along the delivery path, and every component that is built in.</Trans>}>
      <div className="flex flex-col gap-4">
        <Card aria-labelledby="wall">
          <CardHead id="wall" title={<Trans>Supply-chain wall</Trans>} note={<Trans>Taller = more findings (log scale), colour = worst severity.</Trans>} />
          {threats ? (
            <SupplyChainWall threats={threats} selected={threat} linkTo={(letter) => spaLink({ to: '/supply-chain', search: { ...search, threat: letter }, resetScroll: false })} />
          ) : error ? (
            <Unanswered error={error} onRetry={refetch} />
          ) : (
            <SkeletonRows rows={4} label={t`Loading the wall`} />
          )}
        </Card>
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[1.25fr_1fr]">
          <EvidenceCard key={threat} threat={threat} />
          <CicdCard />
        </div>
        <ComponentsCard search={search} onSearch={onSearch} />
      </div>
    </Page>
  );
}
