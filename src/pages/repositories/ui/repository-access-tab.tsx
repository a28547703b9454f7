import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2, Users } from 'lucide-react';
import { getListDevelopersQueryOptions } from '@/shared/api/generated/users';
import { QueryError } from '@/shared/ui/query-boundary';
import { Avatar } from '@/shared/ui/avatar';
import { Combobox } from '@/shared/ui/combobox';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { useMembers } from '../api/use-members';
import type { UndoableChange } from '../model/undoable-change';

/** The developers who can see a repository; only for users who may change that. */
export function RepositoryAccessTab({
  repository,
  onDone,
}: {
  repository: string;
  onDone: (done: UndoableChange) => void;
}) {
  const { t } = useLingui();
  const { query, members, isPending, add, remove } = useMembers(repository, onDone);
  const { data: people } = useQuery(getListDevelopersQueryOptions());
  const others = (people?.data ?? []).filter(
    ({ id }) => !members.some((member) => member.id === id),
  );
  return (
    <div className="flex flex-col gap-4 p-5">
      <p className="text-sm text-ink-2">
        <Trans>
          Members see all findings in this repository. Admins and cyberopers see every repository.
          Other developers only see findings assigned or sent to them.
        </Trans>
      </p>
      <Field label={<Trans>Add a member</Trans>}>
        {(control) => (
          <Combobox
            {...control}
            placeholder={t`Name or email`}
            disabled={isPending || query.data === undefined}
            value={null}
            options={others.map(({ id, username, email }) => ({
              value: id,
              label: username,
              note: email,
              icon: <Avatar name={username} size="sm" />,
            }))}
            onChange={(id) => {
              const person = others.find((one) => one.id === id);
              if (person) add(person.id, person.username);
            }}
          />
        )}
      </Field>
      {query.isPending && <SkeletonRows rows={3} label={t`Loading the members`} />}
      {query.error && !query.data && (
        <QueryError error={query.error} onRetry={query.refetch} className="p-0!" />
      )}
      {query.data && members.length === 0 && (
        <EmptyState
          icon={Users}
          heading="h3"
          title={t`No members`}
          text={t`Developers only see findings in this repository that are assigned or sent to them.`}
        />
      )}
      {members.length > 0 && (
        <ul aria-label={t`Members`} className="divide-y divide-line rounded-md border border-line">
          {members.map(({ id, username, email }) => (
            <li key={id} className="flex items-center gap-3 px-3 py-2">
              <Avatar name={username} size="md" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">{username}</span>
                <span className="block truncate text-xs text-ink-3">{email}</span>
              </span>
              <IconButton
                icon={Trash2}
                size="sm"
                label={t`Remove ${username}`}
                disabledReason={isPending && t`Saving`}
                onClick={() => remove(id, username)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
