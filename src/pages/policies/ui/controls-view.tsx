import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { getListPolicyControlsQueryOptions } from '@/shared/api/generated/policies';
import { getGetPrioritySettingsQueryOptions } from '@/shared/api/generated/prioritization';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { EmptyState } from '@/shared/ui/empty-state';
import { Input } from '@/shared/ui/input';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import type { ControlResult } from '../model/policies-search';
import { isOff, resultOf, searchControls, standardsOf } from '../model/standards';
import { StandardCard } from './standard-card';

interface ControlsViewProps {
  q: string;
  /** Only controls with this result. */
  result: ControlResult | undefined;
  onSearch: (search: { q: string; result: ControlResult | undefined }) => void;
}

/** Published standards, their controls and the open findings that violate each. */
export function ControlsView({ q, result, onSearch }: ControlsViewProps) {
  const { t, i18n } = useLingui();
  const controls = useQuery(getListPolicyControlsQueryOptions());
  const { data: settings } = useQuery(getGetPrioritySettingsQueryOptions());
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Input
          type="search"
          icon={Search}
          className="sm:max-w-80"
          aria-label={t`Search controls`}
          placeholder={t`Control number or title`}
          value={q}
          onChange={(event) => onSearch({ q: event.target.value, result })}
        />
        <div className="max-w-full overflow-x-auto whitespace-nowrap">
          <SegmentedControl
            label={t`Result`}
            segments={[
              { value: 'all', label: t`All` },
              { value: 'open', label: t`Open findings` },
              { value: 'nothing_found', label: t`Assessed, nothing found` },
              { value: 'recorded', label: t`Recorded` },
              { value: 'not_assessed', label: t`Not assessed` },
            ]}
            value={result ?? 'all'}
            onChange={(next) => onSearch({ q, result: next === 'all' ? undefined : next })}
          />
        </div>
      </div>
      <QueryBoundary query={controls} label={t`Compliance controls`} rows={8}>
        {({ data }) => {
          const found = searchControls(i18n, data, q).filter(
            (control) => result === undefined || resultOf(control) === result,
          );
          if (found.length === 0)
            return (
              <EmptyState
                icon={Search}
                title={t`No control matches`}
                text={t`Search by number, such as 6.2.4, or title, or choose another result.`}
              />
            );
          return standardsOf(found).map((standard) => (
            <StandardCard
              key={standard.key}
              standard={standard}
              isSearched={q.trim() !== '' || result !== undefined}
              isOff={settings !== undefined && isOff(standard.key, settings)}
            />
          ));
        }}
      </QueryBoundary>
    </div>
  );
}
