import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { withFilters } from '@/entities/finding';
import { supplyChainQueries } from '@/entities/supply-chain';
import { openFilters, severities } from '@/shared/rules/finding-filters';
import { cx } from '@/shared/lib/cx';
import { Unanswered } from '@/shared/ui/answer';
import { Card, CardHead } from '@/shared/ui/card';
import { SeverityBar } from '@/shared/ui/proportion-bar';
import { SeverityGlyph } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';

/** OWASP's ten risks of build pipelines with what was found for each. */
export function CicdCard() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(supplyChainQueries.cicd());
  return (
    <Card aria-labelledby="cicd">
      <CardHead id="cicd" title={<Trans>OWASP CI/CD Top 10</Trans>} note={<span className="font-mono">CICD-SEC-1…10</span>} />
      {data ? (
        data.data.length === 0 ? (
          <p className="p-6 text-sm text-ink-3">
            <Trans>No open finding belongs to one of these.</Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {data.data.map(({ key, label, total, severity }) => {
              const worst = severities.find((one) => severity[one] > 0);
              return (
                <li key={key}>
                  <Link
                    to="/findings/all"
                    search={withFilters({}, { ...openFilters, owasp_cicd: [key] })}
                    className="grid min-h-9 grid-cols-[1.25rem_minmax(0,1fr)_1.25rem_2.5rem] items-center gap-3 px-4 py-1.5 text-sm -outline-offset-2 hover:bg-hover sm:grid-cols-[1.25rem_minmax(0,1fr)_6rem_1.25rem_2.5rem]"
                  >
                    <span aria-label={key} role="img" className="font-mono text-xs text-ink-3">
                      {key.replace('CICD-SEC-', '').padStart(2, '0')}
                    </span>
                    <span className="font-medium">{label}</span>
                    <span className="max-sm:hidden">{worst && <SeverityBar counts={severity} />}</span>
                    {worst ? <SeverityGlyph severity={worst} /> : <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 text-ok-text" />}
                    <span className={cx('num text-right', worst ? 'font-medium' : 'text-ink-3')}>{i18n.number(total)}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        )
      ) : error ? (
        <Unanswered error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={6} label={t`Loading the pipeline risks`} />
      )}
    </Card>
  );
}
