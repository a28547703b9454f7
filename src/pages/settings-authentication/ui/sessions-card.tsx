import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import {
  endOtherSessions,
  endSession,
  getListSessionsQueryKey,
  getListOwnTokensQueryOptions,
  getListSessionsQueryOptions,
  getListUnusualLoginsQueryKey,
} from '@/shared/api/generated/users';
import { SessionRow } from './session-row';
import { TokenRow } from './token-row';

export function SessionsCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const sessions = useQuery(getListSessionsQueryOptions());
  const tokens = useQuery(getListOwnTokensQueryOptions());
  const end = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? endOtherSessions() : endSession(id),
    onSuccess: () => toast({ kind: 'ok', title: t`Logged out there` }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t end the session`, detail: messageOf(error) }),
    onSettled: () =>
      Promise.all(
        [getListSessionsQueryKey(), getListUnusualLoginsQueryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const rows = sessions.data?.data ?? [];
  const hours = Math.floor((sessions.data?.idle_minutes ?? 0) / 60);
  return (
    <Card className="mt-4">
      <CardHead
        title={t`Sessions`}
        note={
          hours > 0 ? (
            <Plural
              value={hours}
              one="Where you are logged in. A session ends after a day, or # hour without use."
              other="Where you are logged in. A session ends after a day, or # hours without use."
            />
          ) : (
            <Trans>
              Where you are logged in. A session ends after a day, or when it is unused.
            </Trans>
          )
        }
        actions={
          rows.length > 1 && (
            <Button
              busy={end.isPending && end.variables === undefined}
              onClick={() => end.mutate(undefined)}
            >
              <Trans>Log out everywhere else</Trans>
            </Button>
          )
        }
      />
      {sessions.isPending && (
        <CardBody>
          <SkeletonRows rows={2} label={t`Loading sessions`} />
        </CardBody>
      )}
      {sessions.error && (
        <CardBody role="alert" className="text-sm text-danger-text">
          {messageOf(sessions.error)}
        </CardBody>
      )}
      {rows.length > 0 && (
        <ul aria-label={t`Sessions`}>
          {rows.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {(tokens.data?.data ?? []).length > 0 && (
        <ul aria-label={t`API tokens`} className="border-t">
          {tokens.data?.data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
    </Card>
  );
}
