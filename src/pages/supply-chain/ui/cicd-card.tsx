import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RecordAssessment } from '@/features/record-assessment';
import { groupQueries, withFilters } from '@/entities/finding';
import {
  AssessmentMark,
  AssessmentNote,
  AssessmentLabel,
  isLookedAt,
  supplyChainQueries,
} from '@/entities/supply-chain';
import { openFilters, severities } from '#domain/finding-filters';
import { cx } from '@/shared/lib/cx';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card, CardHead } from '@/shared/ui/card';
import { SeverityGlyph } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';

/** OWASP's ten CI/CD risks, each with its number of findings and the most urgent one. */
export function CicdCard({ repository }: { repository: string | undefined }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(supplyChainQueries.cicd(repository));
  const searchOf = (key: string) =>
    withFilters(
      {},
      {
        ...openFilters,
        owasp_cicd: [key],
        ...(repository !== undefined && { repository: [repository] }),
      },
    );
  const risks = data?.data ?? [];
  const lookedAt = i18n.number(
    risks.filter(({ total, assessment }) => isLookedAt(total, assessment)).length,
  );
  const all = i18n.number(risks.length);
  const evident = risks.filter(({ total }) => total > 0);
  const strongest = useQueries({
    queries: evident.map(({ key }) => groupQueries.first(searchOf(key), 1)),
  });
  const evidenceOf = (key: string) =>
    strongest[evident.findIndex((risk) => risk.key === key)]?.data?.[0]?.attributes.title;
  return (
    <Card aria-labelledby="cicd" className="overflow-hidden">
      <CardHead
        id="cicd"
        title={<Trans>OWASP CI/CD risks</Trans>}
        note={
          data && (
            <Trans>
              {lookedAt} of {all} assessed
            </Trans>
          )
        }
      />
      {data ? (
        <ul className="divide-y divide-line">
          {risks.map(({ key, label, total, severity, assessment }) => {
            const worst = severities.find((one) => severity[one] > 0);
            const evidence = evidenceOf(key);
            return (
              <li key={key} className="flex items-center">
                <Link
                  to="/findings/all"
                  search={searchOf(key)}
                  className="grid min-h-10 flex-1 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 px-4 py-1.5 text-sm -outline-offset-2 hover:bg-hover"
                >
                  <span aria-label={key} role="img" className="font-mono text-xs text-ink-3">
                    {key.replace('CICD-SEC-', '').padStart(2, '0')}
                  </span>
                  <span className="min-w-0 2xl:grid 2xl:grid-cols-2 2xl:gap-3">
                    <span className="block font-medium">{label}</span>
                    <span className="block truncate text-xs text-ink-3 2xl:self-center">
                      {worst ? evidence : <AssessmentNote assessment={assessment} />}
                    </span>
                  </span>
                  <span className="flex items-center gap-2">
                    {worst ? (
                      <SeverityGlyph severity={worst} />
                    ) : (
                      <>
                        <AssessmentMark assessment={assessment} />
                        <span className="text-xs text-ink-2">
                          <AssessmentLabel assessment={assessment} />
                        </span>
                      </>
                    )}
                    {isLookedAt(total, assessment) && (
                      <span
                        className={cx('num text-right', worst ? 'font-medium' : 'text-ink-3')}
                        style={{ minWidth: '2rem' }}
                      >
                        {i18n.number(total)}
                      </span>
                    )}
                  </span>
                </Link>
                {!isLookedAt(total, assessment) && assessment && (
                  <span className="pr-4">
                    <RecordAssessment
                      subject={{ kind: 'cicd_risk', code: key, name: label }}
                      recorded={assessment.recorded}
                      isShort
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      ) : error ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={10} label={t`Loading the pipeline risks`} />
      )}
    </Card>
  );
}
