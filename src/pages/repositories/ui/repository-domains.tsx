import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useCan, useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  getListDomainsQueryKey,
  getListDomainsQueryOptions,
  bindDomain,
  unbindDomain,
} from '@/shared/api/generated/domains';
import type { BindDomainRequest } from '@/shared/api/generated/model';
import { QueryError } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { Chip, ChipText } from '@/shared/ui/chip';
import { IconButton } from '@/shared/ui/icon-button';
import { linkStyles } from '@/shared/ui/link';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import type { UndoableChange } from '../model/undoable-change';

/** The verified domains that serve a repository. */
export function RepositoryDomains({
  repository,
  onDone,
}: {
  repository: string;
  onDone: (done: UndoableChange) => void;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const mayRead = useCan('domains:read');
  const reason = useDisabledReason('domains:manage');
  const [chosen, setChosen] = useState('');
  const { data, error, refetch } = useQuery({
    ...getListDomainsQueryOptions({ validated: true }),
    enabled: mayRead,
  });
  const refresh = () => client.invalidateQueries({ queryKey: getListDomainsQueryKey() });
  const failed = (cause: unknown) =>
    toast({ kind: 'error', title: t`Domains weren’t changed`, detail: messageOf(cause) });
  const bind = useMutation({
    mutationFn: (request: BindDomainRequest) => bindDomain(request),
    onSuccess: async (_domain, { domain_uuid: id }) => {
      await refresh();
      onDone({
        title: t`Domain linked`,
        undo: () => unbind.mutate({ id, repo: repository }),
      });
    },
    onError: failed,
  });
  const unbind = useMutation({
    mutationFn: ({ id, repo }: { id: string; repo: string }) => unbindDomain(id, repo),
    onSuccess: async (_none, { id }) => {
      await refresh();
      onDone({
        title: t`Domain unlinked`,
        undo: () => bind.mutate({ domain_uuid: id, repository_id: repository }),
      });
    },
    onError: failed,
  });
  if (!mayRead) return null;
  const domains = data?.data ?? [];
  const bound = domains.filter((domain) => domain.repositories.some(({ id }) => id === repository));
  const free = domains.filter((domain) => !bound.includes(domain));
  return (
    <section
      aria-labelledby="repository-domains"
      className="flex flex-col gap-2 border-t border-line pt-4"
    >
      <h3 id="repository-domains" className="text-sm font-semibold">
        <Trans>Domains</Trans>
      </h3>
      {error && !data && <QueryError error={error} onRetry={refetch} className="p-0!" />}
      {data && domains.length === 0 && (
        <p className="text-sm text-ink-3">
          <Trans>
            Your organisation has no verified domain yet.{' '}
            <Link to="/settings/authentication" className={linkStyles.inline}>
              Add one
            </Link>{' '}
            to show where this repository is served.
          </Trans>
        </p>
      )}
      {bound.length > 0 && (
        <ul aria-labelledby="repository-domains" className="flex flex-wrap gap-1.5">
          {bound.map(({ uuid, domain }) => (
            <li key={uuid}>
              <Chip label={domain}>
                <ChipText weight="value">{domain}</ChipText>
                <IconButton
                  icon={X}
                  size="sm"
                  label={t`Unlink ${domain}`}
                  disabledReason={reason}
                  onClick={() => unbind.mutate({ id: uuid, repo: repository })}
                />
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <div className="flex gap-2">
          <Select
            className="min-w-0 flex-1"
            aria-label={t`Verified domain`}
            placeholder={t`Choose a verified domain`}
            value={chosen}
            disabled={reason !== false}
            options={free.map(({ uuid, domain }) => ({ value: uuid, label: domain }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button
            className="shrink-0"
            busy={bind.isPending}
            disabledReason={reason || (chosen === '' && t`Choose a domain first.`)}
            onClick={() =>
              bind.mutate(
                { domain_uuid: chosen, repository_id: repository },
                { onSuccess: () => setChosen('') },
              )
            }
          >
            <Trans>Link</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
