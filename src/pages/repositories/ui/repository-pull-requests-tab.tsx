import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PullRequestSettingsForm } from '@/features/pull-request-rules';
import type { Repository } from '@/entities/repository';
import {
  getGetPullRequestSettingsQueryKey,
  getGetPullRequestSettingsQueryOptions,
  updatePullRequestSettings,
} from '@/shared/api/generated/remediation';
import { QueryError } from '@/shared/ui/query-boundary';
import { SkeletonRows } from '@/shared/ui/skeleton';
import type { UndoableChange } from '../model/undoable-change';

interface RepositoryPullRequestsTabProps {
  repository: Repository;
  onDirty: (dirty: boolean) => void;
  onDone: (done: UndoableChange) => void;
}

/** Settings for the pull requests that Parapet opens in a repository. */
export function RepositoryPullRequestsTab({
  repository,
  onDirty,
  onDone,
}: RepositoryPullRequestsTabProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { id, attributes } = repository;
  const source = attributes.data.source_control;
  const { data, error, refetch } = useQuery(getGetPullRequestSettingsQueryOptions(id));
  if (source === 'manual')
    return (
      <p className="p-5 text-sm text-ink-2">
        <Trans>
          This repository was added manually. Pull requests need a connected source host.
        </Trans>
      </p>
    );
  if (!data)
    return error ? (
      <QueryError error={error} onRetry={refetch} className="p-5" />
    ) : (
      <SkeletonRows rows={4} label={t`Loading the settings`} />
    );
  return (
    <PullRequestSettingsForm
      key={id}
      id={id}
      label={t`Pull requests of the repository`}
      send={(request, options) => updatePullRequestSettings(id, request, options)}
      inherits
      hasLabels={source !== 'bitbucket_cloud'}
      settings={data.data}
      onDirty={onDirty}
      onSaved={(saved) => {
        client.setQueryData(getGetPullRequestSettingsQueryKey(id), { data: saved });
        onDone({ title: t`Saved` });
      }}
      readAgain={refetch}
    />
  );
}
