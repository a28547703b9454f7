import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { subjectName } from '@/entities/supply-chain';
import type { Component } from '@/shared/api/generated/model';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';

export function FactsCard({ component }: { component: Component['attributes'] }) {
  const { t, i18n } = useLingui();
  const facts: readonly (readonly [string, string])[] = [
    [t`Repository`, component.repository.nickname],
    [t`Ecosystem`, component.ecosystem ?? component.type],
    [t`Licences`, component.licenses.join(', ') || '–'],
    [t`Supplier`, component.supplier ?? '–'],
    [t`Last seen`, i18n.date(component.last_seen_at, { dateStyle: 'medium' })],
  ];
  const others = [
    {
      term: t`SBOMs`,
      links: component.bills.map(({ component_id: id, subject }) => ({
        id,
        text: subjectName(i18n, subject),
      })),
    },
    {
      term: t`Other versions`,
      links: component.siblings.map(({ id, version }) => ({ id, text: version ?? '–' })),
    },
    {
      term: t`Also in`,
      links: component.elsewhere.map(({ id, repository }) => ({ id, text: repository.nickname })),
    },
  ];
  return (
    <Card aria-labelledby="facts">
      <CardHead id="facts" title={<Trans>Details</Trans>} />
      <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-2.5 p-4 text-sm">
        {others.map(
          ({ term, links }) =>
            links.length > 0 && (
              <div key={term} className="contents">
                <dt className="text-ink-3">{term}</dt>
                <dd className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
                  {links.map(({ id, text }) => (
                    <Link
                      key={id}
                      to="/supply-chain/components/$id"
                      params={{ id }}
                      className={`${linkStyles.action} font-mono text-xs leading-5`}
                    >
                      {text}
                    </Link>
                  ))}
                </dd>
              </div>
            ),
        )}
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
