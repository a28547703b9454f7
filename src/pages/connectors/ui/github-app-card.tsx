import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isInstallation } from '../model/github-app';
import { useCan, useDisabledReason } from '@/entities/session';
import { formErrorOf } from '@/shared/api/error-message';
import {
  deleteGithubConfiguration,
  getGetGitAppTokenQueryKey,
  getGetGitAppTokenQueryOptions,
} from '@/shared/api/generated/connectors';
import { QueryError } from '@/shared/ui/query-boundary';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { GithubAppDialog } from './github-app-dialog';
import { GithubInstallation } from './github-installation';

interface GithubAppCardProps {
  /** The installation id that GitHub returned after the app was installed. */
  installation?: string | undefined;
  onInstallation?: () => void;
}

/**
 * A GitHub App instead of a personal token: it remains when the user leaves, and its access is
 * limited by repository.
 */
export function GithubAppCard({ installation, onInstallation }: GithubAppCardProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const mayUse = useCan('connectors:use');
  const reason = useDisabledReason('credentials:manage');
  const [open, setOpen] = useState<'edit' | 'forget'>();
  const {
    data: app,
    error,
    refetch,
  } = useQuery({ ...getGetGitAppTokenQueryOptions(), enabled: mayUse });
  const forget = useMutation({
    mutationFn: () => deleteGithubConfiguration(),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: getGetGitAppTokenQueryKey() });
      setOpen(undefined);
      toast({ kind: 'ok', title: t`GitHub App removed` });
    },
  });
  if (!mayUse) return null;
  const isBegun = Boolean(app?.app_id);
  return (
    <Card>
      <CardHead
        title={t`GitHub App`}
        note={t`Use an app instead of a personal token`}
        actions={
          <>
            {isBegun && (
              <Button
                size="sm"
                kind="quiet"
                className="text-danger-text!"
                disabledReason={reason}
                onClick={() => setOpen('forget')}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
            <Button
              size="sm"
              disabledReason={reason || (app === undefined && t`Loading`)}
              onClick={() => setOpen('edit')}
            >
              {isBegun ? <Trans>Change</Trans> : <Trans>Configure</Trans>}
            </Button>
          </>
        }
      />
      {isInstallation(installation) && onInstallation && (
        <GithubInstallation
          id={installation}
          known={app?.installation_id ?? null}
          onDone={onInstallation}
        />
      )}
      {error && !app ? (
        <QueryError error={error} onRetry={refetch} />
      ) : app ? (
        <CardBody className="text-sm">
          {isBegun ? (
            <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
              <Fact name={<Trans>State</Trans>}>
                {app.isConfigured ? (
                  <Badge tone="ok">{t`Connected`}</Badge>
                ) : (
                  <Badge tone="warn">{t`Incomplete`}</Badge>
                )}
              </Fact>
              <Fact name={<Trans>App ID</Trans>}>{app.app_id}</Fact>
              <Fact name={<Trans>Installation</Trans>}>
                {app.installation_id ?? <Trans>Not installed yet</Trans>}
              </Fact>
            </dl>
          ) : (
            <p className="text-ink-3">
              <Trans>
                Register a GitHub App, install it where your repositories are, then enter its ID and
                private key here.
              </Trans>
            </p>
          )}
        </CardBody>
      ) : (
        <CardBody>
          <SkeletonRows rows={1} label={t`Loading the GitHub App`} />
        </CardBody>
      )}
      {open === 'edit' && app && <GithubAppDialog app={app} onClose={() => setOpen(undefined)} />}
      {open === 'forget' && (
        <ConfirmDialog
          title={<Trans>Remove the GitHub App?</Trans>}
          consequence={
            <Trans>
              Its private key is deleted. Pull requests and branches use the saved token again, if
              there is one.
            </Trans>
          }
          confirmLabel={t`Remove`}
          pending={forget.isPending}
          error={formErrorOf(forget.error) ?? null}
          onConfirm={() => forget.mutate()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 gap-2">
    <dt className="w-20 shrink-0 text-ink-3">{name}</dt>
    <dd className="min-w-0 wrap-anywhere text-ink">{children}</dd>
  </div>
);
