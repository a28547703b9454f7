import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { initials, Monogram } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';
import { severities, SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { tierNames } from '@/entities/client';
import { getGetManagedClientQueryOptions } from '@/shared/api/generated/manage-clients';
import { ReadOnlyBanner } from './read-only-banner';

/** The organization's name, size and open findings. */
export function ClientHeader({ clientId }: { clientId: string }) {
  const { i18n } = useLingui();
  const { data } = useQuery(getGetManagedClientQueryOptions(clientId));
  const client = data?.data;
  return (
    <>
      <ReadOnlyBanner name={client?.organization_name} />
      {client && (
        <Card className="mb-4 flex flex-wrap items-center gap-3 px-4 py-3">
          <Monogram letters={initials(client.organization_name)} />
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium">{client.organization_name}</p>
            <p className="text-xs text-ink-3">
              {i18n._(tierNames[client.tier])} ·{' '}
              <Plural value={client.repositories} one="# repository" other="# repositories" />
              {client.partner !== null && ` · ${client.partner}`}
            </p>
          </div>
          <ul className="flex flex-wrap gap-3 text-xs text-ink-3">
            {severities
              .filter((severity) => client.open_findings[severity] > 0)
              .map((severity) => (
                <li key={severity} className="inline-flex items-center gap-1.5">
                  <SeverityGlyph severity={severity} />
                  <span className="font-semibold text-ink num">
                    {i18n.number(client.open_findings[severity])}
                  </span>{' '}
                  {i18n._(severityNames[severity])}
                </li>
              ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** For the titles of the organization's pages. */
export const useClientName = (clientId: string): string => {
  const { t } = useLingui();
  return (
    useQuery(getGetManagedClientQueryOptions(clientId)).data?.data.organization_name ?? t`Client`
  );
};
