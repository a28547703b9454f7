import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Container } from 'lucide-react';
import { useState } from 'react';
import { invalidateRepositories, repositoryQueries, type Repository } from '@/entities/repository';
import { useDisabledReason } from '@/entities/session';
import { registries, type Registry } from '@/entities/container-image';
import { formErrorOf } from '@/shared/api/error-message';
import {
  deleteContainerSpec,
  getGetContainerSpecQueryKey,
  getGetContainerSpecQueryOptions,
} from '@/shared/api/generated/scans';
import type { ContainerSpec } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { QueryError } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { RepositoryImageForm } from './repository-image-form';

interface RepositoryImageTabProps {
  repository: Repository;
  onDirty: (dirty: boolean) => void;
}

/** The container image that is built from a repository, and its registry. */
export function RepositoryImageTab({ repository, onDirty }: RepositoryImageTabProps) {
  const { t } = useLingui();
  const { id, attributes } = repository;
  const reason = useDisabledReason('repositories:manage');
  const { data, error, refetch } = useQuery({
    ...getGetContainerSpecQueryOptions(id),
    enabled: attributes.image !== null,
  });
  const [naming, setNaming] = useState(false);
  // What the user is typing stays, also when another user removes the image.
  const [isDirty, setIsDirty] = useState(false);
  if (attributes.image === null && !naming && !isDirty) {
    return (
      <div className="p-5">
        <EmptyState
          icon={Container}
          heading="h3"
          title={t`No image set`}
          text={t`Choose the container image built from this repository and its registry.`}
          action={
            <Button disabledReason={reason} onClick={() => setNaming(true)}>
              <Trans>Set image</Trans>
            </Button>
          }
        />
      </div>
    );
  }
  if (attributes.image !== null && !data) {
    return error ? (
      <QueryError error={error} onRetry={refetch} className="p-5" />
    ) : (
      <SkeletonRows rows={4} label={t`Loading the image`} />
    );
  }
  return (
    <NamedImage
      repository={repository}
      spec={attributes.image === null ? undefined : data?.data}
      onDirty={(dirty) => {
        setIsDirty(dirty);
        onDirty(dirty);
      }}
      onForgotten={() => {
        setNaming(false);
        setIsDirty(false);
        onDirty(false);
      }}
    />
  );
}

interface NamedImageProps extends RepositoryImageTabProps {
  spec: ContainerSpec | undefined;
  onForgotten: () => void;
}

function NamedImage({
  repository: { id, attributes },
  spec,
  onDirty,
  onForgotten,
}: NamedImageProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const reason = useDisabledReason('repositories:manage');
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<Registry>();
  const registry =
    chosen ?? registries.find(({ platform }) => platform === spec?.platform) ?? registries[0];
  const refresh = () =>
    Promise.all([
      invalidateRepositories(client),
      client.invalidateQueries({ queryKey: repositoryQueries.detail(id).queryKey }),
    ]);
  const forget = useMutation({
    mutationFn: () => deleteContainerSpec(id),
    onSuccess: async () => {
      await refresh();
      client.removeQueries({ queryKey: getGetContainerSpecQueryKey(id) });
      setAsking(false);
      onForgotten();
      toast({ kind: 'ok', title: t`Image removed` });
    },
  });
  const date = spec && dateOf(i18n, spec.updated_at);
  const { nickname } = attributes;
  return (
    <div className="flex flex-col gap-4 p-5">
      {reason && (
        <p className="rounded-md border bg-inset px-3 py-2 text-sm text-ink-2">{reason}</p>
      )}
      {registry && (
        <RepositoryImageForm
          key={registry.platform}
          repository={id}
          registry={registry}
          spec={spec}
          onRegistry={setChosen}
          onDirty={(dirty) => {
            // Another user may save another registry, whose form would replace this one.
            if (dirty) setChosen(registry);
            onDirty(dirty);
          }}
          onSaved={async (saved) => {
            client.setQueryData(getGetContainerSpecQueryKey(id), { data: saved });
            await refresh();
            toast({ kind: 'ok', title: t`Saved` });
          }}
        />
      )}
      {spec && (
        <div className="flex items-center gap-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 text-xs text-ink-3">
            {spec.isConfigured ? (
              <Trans>Credentials saved. Last changed on {date}.</Trans>
            ) : (
              <Trans>No credentials saved. Last changed on {date}.</Trans>
            )}
          </p>
          <Button
            className="text-danger-text!"
            disabledReason={reason}
            onClick={() => setAsking(true)}
          >
            <Trans>Remove image</Trans>
          </Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={<Trans>Remove the image of {nickname}?</Trans>}
          consequence={<Trans>Its credentials are deleted. Findings in the image are kept.</Trans>}
          confirmLabel={t`Remove`}
          pending={forget.isPending}
          error={formErrorOf(forget.error) ?? null}
          onConfirm={() => forget.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
