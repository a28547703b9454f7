import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import {
  describeFilter,
  filtersOf,
  validateFindingsSearch,
  withFilter,
  type FindingsSearch,
} from '@/entities/finding';
import { viewChanges, type ViewChange } from '@/features/save-view';
import { linkStyles } from '@/shared/ui/link';
import { Popover } from '@/shared/ui/popover';

interface ViewChangesProps {
  name: string;
  shared: boolean;
  saved: FindingsSearch;
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
}

/** Changes since the view was saved, each with an undo. */
export function ViewChanges({ name, shared, saved, search, onSearch }: ViewChangesProps) {
  const { t } = useLingui();
  const changes = viewChanges(saved, search);
  const count = changes.length;
  return (
    <Popover
      label={t`Changes to ${name}`}
      placement={{ side: 'bottom', align: 'end' }}
      className="w-104"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={`${linkStyles.action} min-h-control-sm px-1 text-sm whitespace-nowrap`}
        >
          <Plural value={count} one="# change" other="# changes" />
        </button>
      )}
    >
      {() => (
        <>
          <div className="p-4">
            <h2 className="mb-2 text-base font-semibold">
              <Plural value={count} one={`# change to ${name}`} other={`# changes to ${name}`} />
            </h2>
            <ul className="divide-y divide-line">
              {changes.map((change) => (
                <Change
                  key={change.key}
                  change={change}
                  onUndo={() => onSearch(taken(search, saved, change))}
                />
              ))}
            </ul>
          </div>
          {shared && (
            <p className="flex items-center gap-2 rounded-b-lg border-t border-line bg-inset px-4 py-2.5 text-xs text-ink-2">
              <Users aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
              <Trans>Shared with the organisation. Update changes it for everyone.</Trans>
            </p>
          )}
        </>
      )}
    </Popover>
  );
}

function taken(search: FindingsSearch, saved: FindingsSearch, { key }: ViewChange): FindingsSearch {
  if (key !== 'q') return withFilter(search, key, filtersOf(saved)[key]);
  const { q: _q, ...rest } = search;
  return { ...rest, ...(saved.q !== undefined && { q: saved.q }) };
}

function Change({
  change: { key, before, after },
  onUndo,
}: {
  change: ViewChange;
  onUndo: () => void;
}) {
  const { t, i18n } = useLingui();
  /** The label of a filter value; undefined when it is not set. */
  const described = (written: string | undefined) => {
    if (written === undefined || key === 'q') return undefined;
    const value = filtersOf(validateFindingsSearch({ [key]: written }))[key];
    return value === undefined ? undefined : describeFilter(i18n, key, value);
  };
  const word = (written: string | undefined) => {
    const words = described(written);
    return words
      ? `${words.operator} ${words.value}`
      : written === undefined
        ? t`any`
        : `“${written}”`;
  };
  return (
    <li className="flex items-baseline gap-3 py-2 text-sm">
      <span className="w-24 shrink-0 text-ink-3">
        {key === 'q' ? t`Search` : (described(before) ?? described(after))?.field}
      </span>
      <span className="min-w-0 flex-1 break-words">
        <del className="text-ink-3">{word(before)}</del> <span aria-hidden>→</span>{' '}
        <ins className="font-medium no-underline">{word(after)}</ins>
      </span>
      <button type="button" className={`${linkStyles.action} min-h-6 text-sm`} onClick={onUndo}>
        <Trans>Undo</Trans>
      </button>
    </li>
  );
}
