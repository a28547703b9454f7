import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { GitBranch, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card, CardFoot } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { EmptyState } from '@/shared/ui/empty-state';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import { createRepositoryWithList } from '@/shared/api/generated/repositories/repositories';
import type { HostRepository, SourceControl } from '@/shared/api/generated/model';

type HostRepositoriesProps = { repositories: readonly HostRepository[]; total: number; sourceControl: SourceControl };

export function HostRepositories({ repositories, total, sourceControl }: HostRepositoriesProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const addable = repositories.filter((repository) => !repository.added);
  const add = useMutation({
    mutationFn: () =>
      createRepositoryWithList({
        source_control: sourceControl,
        data: addable.filter(({ id }) => chosen.has(id)).map(({ name, url, default_branch: branch }) => ({ nickname: name, url, branch: branch ?? 'main' })),
      }),
    onSuccess: async () => {
      await client.invalidateQueries();
      toast({ kind: 'ok', title: t`Repositories added` });
      await navigate({ to: '/Repositories' });
    },
    onError: (error) => toast({ kind: 'error', title: t`No repository was added`, detail: messageOf(error) }),
  });
  const toggle = (id: string) => setChosen((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  if (repositories.length === 0) return <EmptyState icon={GitBranch} title={t`No repositories found`} text={t`The token may not see them, or the search is too narrow.`} />;
  const count = chosen.size;
  const loaded = repositories.length;
  return (
    <Card>
      <ul aria-label={t`Repositories`}>
        {repositories.map(({ id, full_name: name, added, private: isPrivate }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 border-t px-4 first:border-t-0">
            <Checkbox checked={added || chosen.has(id)} disabled={added} onChange={() => toggle(id)} label={name} />
            {isPrivate && (
              <Badge>
                <Trans>Private</Trans>
              </Badge>
            )}
            {added && (
              <Badge tone="ok">
                <Trans>Added</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
      <CardFoot className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-ink-3">
          <Trans>
            {loaded} of {total} loaded
          </Trans>
        </span>
        <span className="flex gap-2">
          <Button onClick={() => setChosen(new Set(addable.map(({ id }) => id)))}>
            <Trans>Select all loaded</Trans>
          </Button>
          <Button kind="primary" icon={Plus} busy={add.isPending} disabledReason={count === 0 && t`Choose repositories first.`} onClick={() => add.mutate()}>
            <Plural value={count} one="Add # repository" other="Add # repositories" />
          </Button>
        </span>
      </CardFoot>
    </Card>
  );
}
