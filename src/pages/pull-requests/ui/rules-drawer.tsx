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
  /** Those with pull requests here; all with a source host are offered besides. */
  known: readonly Option[];
  onClose: () => void;
}

const organization = 'organization';

/** The rules for pull requests, of the organization or of one of its repositories. */
export function RulesDrawer({ known, onClose }: RulesDrawerProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const mayManage = useCan('repositories:manage');
  // There may be more repositories than a list has at once: the server finds what is typed.
  const [text, setText] = useState('');
  const list = useQuery(repositoryQueries.named(text));
  const listed = (list.data?.data ?? []).flatMap(({ id, attributes: { nickname, data } }) =>
    data.source_control === 'manual' ? [] : [{ id, name: nickname }],
  );
  const all: Option = { id: organization, name: t`The organisation` };
  // Who may not change the organization's rules reads those of a repository.
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
            // A change of one would be lost on the way to another.
            disabled={dirty}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            onSearch={setText}
            onChange={(id) => {
              const next = options.find((one) => one.id === id);
              // The field is empty while another name is typed.
              if (next) setChosen(next);
            }}
          />
        </div>
      }
    >
      <QueryBoundary query={isOrganization ? shared : own} label={t`Rules for pull requests`}>
        {({ data }) => (
          <PullRequestSettingsForm
            key={`${of} ${data.version}`}
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
            onSaved={(saved) => {
              client.setQueryData<PullRequestSettingsDocument>(queryKey, { data: saved });
              // What a repository inherits is another by now.
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
