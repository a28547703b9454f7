import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { supplyChainQueries } from '@/entities/supply-chain';
import { messageOf } from '@/shared/api/error-message';
import { Card, CardHead } from '@/shared/ui/card';
import { SeverityBar } from '@/shared/ui/proportion-bar';
import { SkeletonRows } from '@/shared/ui/skeleton';

/** OWASP's ten risks of build pipelines with what was found for each. */
export function CicdCard() {
  const { t, i18n } = useLingui();
  const { data, error } = useQuery(supplyChainQueries.cicd());
  return (
    <Card aria-labelledby="cicd">
      <CardHead id="cicd" title={<Trans>OWASP CI/CD Top 10</Trans>} />
      {data ? (
        data.data.length === 0 ? (
          <p className="p-6 text-sm text-ink-3">
            <Trans>No open finding belongs to one of these.</Trans>
          </p>
        ) : (
          <ul className="px-4 py-2">
            {data.data.map(({ key, label, total, severity }) => (
              <li key={key}>
                <Link
                  to="/findings/all"
                  search={{ status: 'open,in_progress', owasp_cicd: key }}
                  className="grid min-h-9 grid-cols-[minmax(0,1fr)_6rem_3rem] items-center gap-3 rounded-xs text-sm hover:bg-hover"
                >
                  <span className="truncate" title={label}>
                    <span className="mr-2 font-mono text-xs text-ink-3">{key}</span>
                    {label}
                  </span>
                  <SeverityBar counts={severity} />
                  <span className="num text-right">{i18n.number(total)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <p className="p-6 text-sm text-ink-3">{messageOf(error)}</p>
      ) : (
        <SkeletonRows rows={6} label={t`Loading the pipeline risks`} />
      )}
    </Card>
  );
}
