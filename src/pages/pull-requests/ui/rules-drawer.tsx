import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { repositoryQueries } from '@/entities/repository';
import { useCan } from '@/entities/session';
import { PullRequestSettingsForm } from '@/features/pull-request-rules';
import type { PullRequestSettingsDocument } from '@/shared/api/generated/model';
import {
  getGetOrganizationPullRequestSettingsQueryOptions,
  getGetPullRequestSettingsQueryOptions,
  updateOrganizationPullRequestSettings,
  updatePullRequestSettings,
} from '@/shared/api/generated/remediation';
import { search } from '@/shared/lib/search-text';
import { Combobox } from '@/shared/ui/combobox';
import { Drawer } from '@/shared/ui/drawer';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { toast } from '@/shared/ui/toast';

type Option = { id: string; name: string };

interface RulesDrawerProps {
  /**
   * The repositories with pull requests in the list. All others with a source host are options,
   * too.
   */
  known: readonly Option[];
  onClose: () => void;
}

const organization = 'organization';

/** The rules for pull requests, of the organization or of one of its repositories. */
export function RulesDrawer({ known, onClose }: RulesDrawerProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const mayManage = useCan('repositories:manage');
  // There may be more repositories than a list loads at once, so the server searches for the typed
  // text.
  const [text, setText] = useState('');
  const list = useQuery(repositoryQueries.named(text));
  const listed = (list.data?.data ?? []).flatMap(({ id, attributes: { nickname, data } }) =>
    data.source_control === 'manual' ? [] : [{ id, name: nickname }],
  );
  const all: Option = { id: organization, name: t`The organisation` };
  // Users who may not change the organization's rules see those of a repository.
  const [chosen, setChosen] = useState(mayManage ? all : known[0]);
  const of = chosen?.id ?? '';
  const matches = search(
    [...(mayManage ? [all] : []), ...known, ...(chosen ? [chosen] : [])],
    text,
    ({ name }) => name,
  );
  const options = [
    ...new Map([...matches, ...listed].map((one): [string, Option] => [one.id, one])).values(),
  ].toSorted(
    (one, other) =>
      Number(other.id === organization) - Number(one.id === organization) ||
      one.name.localeCompare(other.name),
  );
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
          <Combobox
            aria-label={t`Whose rules`}
            value={of}
            // Switching would discard unsaved changes.
            disabled={dirty}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            onSearch={setText}
            onChange={(id) => {
              const next = options.find((one) => one.id === id);
              // The field is empty while the user types another name.
              if (next) setChosen(next);
            }}
          />
        </div>
      }
    >
      <QueryBoundary query={isOrganization ? shared : own} label={t`Rules for pull requests`}>
        {({ data }) => (
          <PullRequestSettingsForm
            key={of}
            id={of}
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
