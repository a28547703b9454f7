import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import type { CodeownersReading } from '@/shared/api/generated/model';
import { readCodeowners } from '@/shared/api/generated/teams';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { Card, CardHead } from '@/shared/ui/card';
import { toast } from '@/shared/ui/toast';
import { useRefreshTeams } from '../api/use-teams';

/**
 * The entries of connected repositories' CODEOWNERS files, and the owners without a matching team.
 */
export const CodeownersCard = ({ readings }: { readings: readonly CodeownersReading[] }) => (
  <Card className="w-full" aria-labelledby="codeowners">
    <CardHead id="codeowners" title={<Trans>CODEOWNERS files</Trans>} />
    <p className="px-4 text-xs text-ink-3">
      <Trans>
        Read after each import. @acme/payments is the team named Payments; write its paths there or
        here.
      </Trans>
    </p>
    <ul className="divide-y divide-line">
      {readings.map((reading) => (
        <Reading key={reading.repository.id} reading={reading} />
      ))}
    </ul>
  </Card>
);

function Reading({ reading }: { reading: CodeownersReading }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const refresh = useRefreshTeams();
  const reason = useDisabledReason('teams:manage');
  const { repository, path, read_at: readAt, problem, without_team: unknown } = reading;
  const { nickname } = repository;
  const read = useMutation({
    mutationFn: () => readCodeowners({ repository_id: repository.id }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t read CODEOWNERS`, detail: messageOf(error) }),
    onSettled: refresh,
  });
  const ago = readAt === null ? '' : timeAgo(i18n, readAt, now);
  const owners = unknown.join(', ');
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere text-ink">{nickname}</p>
        <p className="text-xs wrap-anywhere text-ink-3">
          {readAt === null ? (
            <Trans>Not read yet</Trans>
          ) : problem !== null ? (
            <Trans>
              Could not be read {ago}: {problem}
            </Trans>
          ) : path === null ? (
            <Trans>No CODEOWNERS file, {ago}</Trans>
          ) : (
            <Trans>
              {path}, read {ago}
            </Trans>
          )}
        </p>
        {owners !== '' && (
          <p className="mt-1 text-xs wrap-anywhere text-warn-text">
            <Trans>No team named {owners}</Trans>
          </p>
        )}
      </div>
      <Button
        size="sm"
        icon={RefreshCw}
        busy={read.isPending}
        disabledReason={reason}
        aria-label={t`Read CODEOWNERS of ${nickname}`}
        onClick={() => read.mutate()}
      >
        <Trans>Read now</Trans>
      </Button>
    </li>
  );
}
