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
import { Pagination } from '@/shared/ui/pagination';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import type { HostRepository, ListMeta, SourceControl } from '@/shared/api/generated/model';
import { refetchAll } from '@/shared/api/refetch-all';
import { cx } from '@/shared/lib/cx';
import { addRepositories } from '../api/add-repositories';

type HostRepositoriesProps = {
  repositories: readonly HostRepository[];
  meta: ListMeta;
  /** Another page or search is loading. */
  busy: boolean;
  sourceControl: SourceControl;
  onPage: (page: number) => void;
};

/** The selection persists across pages and searches. */
export function HostRepositories({
  repositories,
  meta,
  busy,
  sourceControl,
  onPage,
}: HostRepositoriesProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlyMap<string, HostRepository>>(new Map());
  const addable = repositories.filter((repository) => !repository.added);
  const add = useMutation({
    mutationFn: () => addRepositories(sourceControl, [...chosen.values()]),
    onSuccess: async ({ added, left }) => {
      await refetchAll(client);
      if (left.length > 0)
        toast({
          kind: 'error',
          title: t`Some weren’t added`,
          detail: t`These names are already in use: ${left.join(', ')}`,
        });
      if (added === 0) return;
      toast({ kind: 'ok', title: t`Repositories added` });
      await navigate({ to: '/Repositories' });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`No repository was added`, detail: messageOf(error) }),
  });
  const choose = (some: readonly HostRepository[], isChosen: boolean) =>
    setChosen((before) => {
      const ids = new Set(some.map(({ id }) => id));
      const others = [...before].filter(([id]) => !ids.has(id));
      return new Map(isChosen ? [...others, ...some.map((one) => [one.id, one] as const)] : others);
    });
  const count = chosen.size;
  const areAllChosen = addable.length > 0 && addable.every(({ id }) => chosen.has(id));
  return (
    <Card>
      {repositories.length === 0 ? (
        <EmptyState
          icon={GitBranch}
          title={t`No repositories found`}
          text={t`The token may not have access to them, or your search is too narrow.`}
        />
      ) : (
        <ul aria-label={t`Repositories`} aria-busy={busy} className={cx(busy && 'opacity-60')}>
          {repositories.map((one) => (
            <li
              key={one.id}
              className="flex min-h-11 items-center gap-3 border-t px-4 first:border-t-0"
            >
              <Checkbox
                checked={one.added || chosen.has(one.id)}
                disabled={one.added}
                onChange={() => choose([one], !chosen.has(one.id))}
                label={one.full_name}
              />
              <span className="ml-auto flex shrink-0 items-center gap-2">
                {one.default_branch !== null && (
                  <span className="font-mono text-xs text-ink-3 max-sm:hidden">
                    {one.default_branch}
                  </span>
                )}
                {one.private && (
                  <Badge>
                    <Trans>Private</Trans>
                  </Badge>
                )}
                {one.added && (
                  <Badge tone="ok">
                    <Trans>Added</Trans>
                  </Badge>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <CardFoot className="sticky bottom-0 justify-between gap-3">
        <Pagination
          page={meta.page}
          pageSize={meta.page_size}
          total={meta.total}
          exact={meta.total_is_exact}
          onPage={onPage}
        />
        <span className="flex flex-wrap gap-2">
          <Button
            disabledReason={addable.length === 0 && t`All repositories on this page are added`}
            onClick={() => choose(addable, !areAllChosen)}
          >
            {areAllChosen ? <Trans>Clear this page</Trans> : <Trans>Select this page</Trans>}
          </Button>
          <Button
            kind="primary"
            icon={Plus}
            busy={add.isPending}
            disabledReason={count === 0 && t`Choose repositories first.`}
            onClick={() => add.mutate()}
          >
            <Plural value={count} one="Add # repository" other="Add # repositories" />
          </Button>
        </span>
      </CardFoot>
    </Card>
  );
}
