import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FindingsSearch } from '@/entities/finding';
import { supplyChainQueries, SlsaOverview, threatsByStage } from '@/entities/supply-chain';
import { useSpaLink } from '@/shared/lib/spa-link';
import type { OverviewSearch } from '../model/overview-search';
import { namedPicture, slsaTable } from '../model/overview-tables';
import { OverviewCard } from './overview-card';

interface WallCardProps {
  search: OverviewSearch;
  base: FindingsSearch;
}

export function SlsaOverviewCard({ search, base }: WallCardProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(supplyChainQueries.wall(search.repository));
  const spaLink = useSpaLink();
  return (
    <OverviewCard
      title={t`SLSA overview`}
      note={
        <Trans>
          SLSA 1.2 threats A–I along the delivery path. Taller = more findings (log scale), colour =
          worst severity.
        </Trans>
      }
      query={query}
      rows={4}
      isEmpty={() => false}
      empty=""
      chart={{ table: (chart) => slsaTable(i18n, chart), picture: namedPicture }}
    >
      {(chart) => (
        <SlsaOverview
          threats={threatsByStage(chart)}
          linkTo={(letter) =>
            spaLink({ to: '/findings/all', search: { ...base, slsa_threats: letter } })
          }
        />
      )}
    </OverviewCard>
  );
}
