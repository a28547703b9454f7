import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, GitBranch } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page } from '@/widgets/app-shell';
import { connectorGroups } from '@/features/connect-service';
import { useCan } from '@/entities/session';
import { getListGitTokensQueryOptions } from '@/shared/api/generated/connectors';

const names = new Map(
  connectorGroups
    .flatMap((group) => group.connectors)
    .map(({ key, name }) => [key as string, name]),
);

/** The connected source hosts, each with a link to its repositories. */
export function SourceControlPage() {
  const { t } = useLingui();
  const mayUse = useCan('connectors:use');
  return (
    <Page
      title={t`Source control`}
      subtitle={t`Connect a host to add its repositories.`}
      layout="form"
    >
      {mayUse ? (
        <Hosts />
      ) : (
        <EmptyState
          icon={GitBranch}
          title={t`You cannot see the source hosts`}
          text={t`Contact an administrator of your organisation.`}
        />
      )}
    </Page>
  );
}

function Hosts() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(getListGitTokensQueryOptions());
  const connected = data.data.filter((token) => token.isConfigured);
  return (
    <>
      {connected.length === 0 && (
        <EmptyState
          icon={GitBranch}
          title={t`No source host is connected`}
          text={t`Connect a source host to choose its repositories, or add them manually and upload reports.`}
          action={
            <Link to="/connector/providers" className={buttonStyles({ kind: 'primary' })}>
              <Trans>Connect a host</Trans>
            </Link>
          }
        />
      )}
      {connected.length > 0 && (
        <Card>
          <ul>
            {connected.map(({ source_control: host, login, url }) => (
              <li
                key={host}
                className="flex flex-wrap items-center gap-3 border-t px-4 py-3 first:border-t-0"
              >
                <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 text-ok-text" />
                <span className="min-w-40 flex-1">
                  <span className="block text-sm font-medium">{names.get(host) ?? host}</span>
                  <span className="block text-xs text-ink-3">
                    {[login, url].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <Link
                  to="/manage-repositories"
                  search={{ source_control: host }}
                  className={buttonStyles({ size: 'sm' })}
                >
                  <Trans>Choose repositories</Trans>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
