import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { getListPolicyControlsQueryOptions } from '@/shared/api/generated/policies';
import { getGetPrioritySettingsQueryOptions } from '@/shared/api/generated/prioritization';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { EmptyState } from '@/shared/ui/empty-state';
import { Input } from '@/shared/ui/input';
import { isOff, searchControls, standardsOf } from '../model/standards';
import { StandardCard } from './standard-card';

interface ControlsViewProps {
  q: string;
  onSearch: (q: string) => void;
}

/** Published standards, their controls and the open findings that violate each. */
export function ControlsView({ q, onSearch }: ControlsViewProps) {
  const { t } = useLingui();
  const controls = useQuery(getListPolicyControlsQueryOptions());
  const { data: settings } = useQuery(getGetPrioritySettingsQueryOptions());
  return (
    <div className="flex flex-col gap-4">
      <Input
        type="search"
        icon={Search}
        className="sm:max-w-80"
        aria-label={t`Search controls`}
        placeholder={t`Control number or title`}
        value={q}
        onChange={(event) => onSearch(event.target.value)}
      />
      <QueryBoundary query={controls} label={t`Compliance controls`} rows={8}>
        {({ data }) => {
          const found = searchControls(data, q);
          if (found.length === 0)
            return (
              <EmptyState
                icon={Search}
                title={t`No control matches`}
                text={t`Search by number, such as 6.2.4, or title.`}
              />
            );
          return standardsOf(found).map((standard) => (
            <StandardCard
              key={standard.key}
              standard={standard}
              isSearched={q.trim() !== ''}
              isOff={settings !== undefined && isOff(standard.key, settings)}
            />
          ));
        }}
      </QueryBoundary>
    </div>
  );
}
