import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import {
  namedFilterKeys,
  useFindingCount,
  withoutFilters,
  type FindingsSearch,
} from '@/entities/finding';
import { FilterChips } from '@/features/filter-findings';
import { Button } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { FilterPanel } from './filter-panel';

interface FilterSheetProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  /** The button's label if the filters are not for a list: there may be no match yet. */
  action?: string;
  onClose: () => void;
}

/**
 * Filters on narrow screens, or for a rule. A button with the number of matches applies them
 * together.
 */
export function FilterSheet({ search, onSearch, action, onClose }: FilterSheetProps) {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState(search);
  const [find, setFind] = useState('');
  const count = useFindingCount(useDeferredValue(draft));
  const active = namedFilterKeys(draft).length;
  const shown = count && `${i18n.number(count.total)}${count.exact ? '' : '+'}`;
  return (
    <Drawer
      title={t`Filters`}
      onClose={onClose}
      tabs={
        <div className="flex shrink-0 flex-col gap-3 border-b border-line p-4">
          <Input
            type="search"
            icon={Search}
            aria-label={t`Find a filter`}
            placeholder={t`Find a filter, such as CVSS`}
            value={find}
            onChange={(event) => setFind(event.target.value)}
          />
          {active > 0 && (
            <div className="flex flex-wrap gap-2">
              <FilterChips search={draft} onSearch={setDraft} onEdit={() => setFind('')} />
              <button
                type="button"
                className={`${linkStyles.action} min-h-6 text-xs`}
                onClick={() => setDraft(withoutFilters(draft))}
              >
                <Trans>Clear {active}</Trans>
              </button>
            </div>
          )}
        </div>
      }
      foot={
        <Button
          kind="primary"
          size="lg"
          className="w-full"
          disabledReason={action === undefined && count?.total === 0 && t`No findings match`}
          onClick={() => {
            onSearch(draft);
            onClose();
          }}
        >
          {action ??
            (count === undefined ? (
              <Trans>Show findings</Trans>
            ) : (
              <Plural
                value={count.total}
                _0="No findings match"
                one="Show # finding"
                other={`Show ${shown} findings`}
              />
            ))}
        </Button>
      }
    >
      <FilterPanel hideHeader search={draft} onSearch={setDraft} find={find} />
    </Drawer>
  );
}
