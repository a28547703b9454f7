import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { saveGithubInstallation } from '@/shared/api/generated/application-server';
import { getGetGitAppTokenQueryKey } from '@/shared/api/generated/connectors';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

interface GithubInstallationProps {
  /** The id in the URL that GitHub redirects to. */
  id: string;
  known: string | null;
  onDone: () => void;
}

/** Anyone can craft this URL, so an administrator must confirm the installation. */
export function GithubInstallation({ id, known, onDone }: GithubInstallationProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const reason = useDisabledReason('credentials:manage');
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveGithubInstallation({ installation_id: id }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: getGetGitAppTokenQueryKey() });
      toast({ kind: 'ok', title: t`Now using installation ${id}` });
      onDone();
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`The installation wasn’t changed`, detail: messageOf(error) }),
  });
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 text-sm"
    >
      <p className="min-w-40 flex-1">
        {known === null ? (
          <Trans>GitHub installed the app with ID {id}.</Trans>
        ) : known === id ? (
          <Trans>GitHub returned installation {id}, which is already in use.</Trans>
        ) : (
          <Trans>
            GitHub returned installation {id}. You currently use {known}.
          </Trans>
        )}
      </p>
      <Button size="sm" onClick={onDone}>
        <Trans>Dismiss</Trans>
      </Button>
      {known !== id && (
        <Button
          size="sm"
          kind="primary"
          busy={isPending}
          disabledReason={reason}
          onClick={() => mutate()}
        >
          <Trans>Use this installation</Trans>
        </Button>
      )}
    </div>
  );
}
