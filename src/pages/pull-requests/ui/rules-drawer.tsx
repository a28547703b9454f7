import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RepositoryPicker, repositoryQueries } from '@/entities/repository';
import { PullRequestSettingsForm } from '@/features/pull-request-rules';
import type { PullRequestSettingsDocument } from '@/shared/api/generated/model';
import {
  getGetOrganizationPullRequestSettingsQueryOptions,
  getGetPullRequestSettingsQueryOptions,
  updateOrganizationPullRequestSettings,
  updatePullRequestSettings,
} from '@/shared/api/generated/remediation';
import { Drawer } from '@/shared/ui/drawer';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { toast } from '@/shared/ui/toast';

interface RulesDrawerProps {
  /** The repository that a user sees who may not change the organization's rules. */
  repository: string | undefined;
  onClose: () => void;
}

/** The organization is the empty choice among the repositories. */
const organization = '';

/** The rules for pull requests, of the organization or of one of its repositories. */
export function RulesDrawer({ repository = organization, onClose }: RulesDrawerProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [of, setOf] = useState(repository);
  const [dirty, setDirty] = useState(false);
  const isOrganization = of === organization;
  const ofOrganization = getGetOrganizationPullRequestSettingsQueryOptions();
  const ofRepository = getGetPullRequestSettingsQueryOptions(of);
  const shared = useQuery({ ...ofOrganization, enabled: isOrganization });
  const own = useQuery({ ...ofRepository, enabled: !isOrganization });
  const { queryKey } = isOrganization ? ofOrganization : ofRepository;
  const detail = useQuery({
    ...repositoryQueries.detail(of),
    enabled: !isOrganization,
    placeholderData: keepPreviousData,
  });
  return (
    <Drawer
      title={t`Rules for pull requests`}
      dirty={dirty}
      onClose={onClose}
      tabs={
        <div className="border-b border-line px-5 py-3">
          <RepositoryPicker
            by="id"
            aria-label={t`Whose rules`}
            none={repository === organization ? t`The organisation` : undefined}
            value={of}
            offers={({ attributes: { data } }) => data.source_control !== 'manual'}
            // Switching would discard unsaved changes.
            disabled={dirty}
            onChange={setOf}
          />
        </div>
      }
    >
      <QueryBoundary query={isOrganization ? shared : own} label={t`Rules for pull requests`}>
        {({ data }) => (
          <PullRequestSettingsForm
            key={of}
            id={isOrganization ? 'organization' : of}
            label={t`Rules for pull requests`}
            inherits={!isOrganization}
            hasLabels={detail.data?.attributes.data.source_control !== 'bitbucket_cloud'}
            settings={data}
            send={(request, options) =>
              isOrganization
                ? updateOrganizationPullRequestSettings(request, options)
                : updatePullRequestSettings(of, request, options)
            }
            onDirty={setDirty}
            readAgain={() => client.invalidateQueries({ queryKey })}
            onSaved={(saved) => {
              client.setQueryData<PullRequestSettingsDocument>(queryKey, { data: saved });
              // The rules that repositories inherit have changed.
              if (isOrganization)
                void client.invalidateQueries({
                  predicate: ({ queryKey }) =>
                    queryKey[0] === 'repositories' && queryKey[2] === 'pull-request-settings',
                });
              toast({ kind: 'ok', title: t`The rules are saved` });
            }}
          />
        )}
      </QueryBoundary>
    </Drawer>
  );
}
