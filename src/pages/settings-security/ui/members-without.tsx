import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSessionUser } from '@/entities/session';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetTwoFactorCoverageQueryKey,
  getGetTwoFactorCoverageQueryOptions,
  remindTwoFactor,
} from '@/shared/api/generated/users';
import { dateTimeOf } from '@/shared/lib/ago';

const mostNames = 6;

/** Members without a second factor, and the mail that reminds them. */
export function MembersWithout() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { id: reader } = useSessionUser();
  const coverage = useQuery(getGetTwoFactorCoverageQueryOptions());
  const remind = useMutation({
    mutationFn: () => remindTwoFactor(),
    onSuccess: (data) => {
      client.setQueryData(getGetTwoFactorCoverageQueryKey(), data);
      const count = data.without.filter(({ id }) => id !== reader).length;
      toast({
        kind: 'ok',
        title: plural(count, {
          one: 'Reminder sent to # member',
          other: 'Reminders sent to # members',
        }),
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t send the reminders`, detail: messageOf(error) }),
  });
  if (coverage.error)
    return (
      <p role="alert" className="mt-3 text-sm text-danger-text">
        {messageOf(coverage.error)}
      </p>
    );
  const { reminded_at: reminded = null } = coverage.data ?? {};
  // The current user needs no reminder.
  const without = (coverage.data?.without ?? []).filter(({ id }) => id !== reader);
  if (without.length === 0) return null;
  const shown = without.slice(0, mostNames);
  const more = without.length - shown.length;
  const names = shown.map(({ username }) => username).join(', ');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
      <span className="flex gap-1">
        {shown.map(({ id, username, avatar_url: src }) => (
          <Avatar key={id} name={username} src={src ?? undefined} />
        ))}
      </span>
      <span className="min-w-0 text-ink-2">{more > 0 ? t`${names} and ${more} more` : names}</span>
      <Button size="sm" busy={remind.isPending} onClick={() => remind.mutate()}>
        <Trans>Remind them</Trans>
      </Button>
      {reminded !== null && (
        <span className="text-xs text-ink-3">
          <Trans>Last reminder: {dateTimeOf(i18n, reminded)}</Trans>
        </span>
      )}
    </div>
  );
}
