import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Building2, Clock, GitBranch, TrendingDown, TrendingUp } from 'lucide-react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Card } from '@/shared/ui/card';
import { Stat, StatGrid } from '@/shared/ui/stat';
import { getGetManagedClientTotalsQueryOptions } from '@/shared/api/generated/manage-clients';
import { signedNumber } from '@/shared/lib/signed-number';

/** All organizations together, independent of the list's filters. */
export function ClientTotals() {
  const { t, i18n } = useLingui();
  const totals = useQuery(getGetManagedClientTotalsQueryOptions());
  return (
    <QueryBoundary query={totals} label={t`All clients`} rows={2}>
      {({ data }) => {
        const more = data.found_in_a_week - data.closed_in_a_week;
        const difference = signedNumber(i18n, more);
        return (
          <Card className="mb-4">
            <StatGrid>
              <Stat
                label={<Trans>Active clients</Trans>}
                value={i18n.number(data.clients - data.setting_up)}
                reading={{
                  icon: Building2,
                  tone: 'neutral',
                  text: <Trans>{i18n.number(data.setting_up)} setting up</Trans>,
                }}
              />
              <Stat
                label={<Trans>Open findings</Trans>}
                value={i18n.number(data.open_findings)}
                reading={{
                  icon: more > 0 ? TrendingUp : TrendingDown,
                  tone: more > 0 ? 'warn' : 'ok',
                  text: <Trans>{difference} in seven days</Trans>,
                }}
              />
              <Stat
                label={<Trans>Critical over SLA</Trans>}
                value={i18n.number(data.critical_overdue)}
                reading={{
                  icon: Clock,
                  tone: data.critical_overdue > 0 ? 'danger' : 'neutral',
                  text: (
                    <Plural
                      value={data.critical_overdue_clients}
                      _0="in no client"
                      one="in # client"
                      other="in # clients"
                    />
                  ),
                }}
              />
              <Stat
                label={<Trans>Repositories</Trans>}
                value={i18n.number(data.repositories)}
                reading={{
                  icon: GitBranch,
                  tone: data.unscanned_repositories > 0 ? 'warn' : 'neutral',
                  text:
                    data.repositories === 0 ? (
                      <Trans>none added yet</Trans>
                    ) : (
                      <Plural
                        value={data.unscanned_repositories}
                        _0="all of them scanned"
                        one="# never scanned"
                        other="# never scanned"
                      />
                    ),
                }}
              />
            </StatGrid>
          </Card>
        );
      }}
    </QueryBoundary>
  );
}
