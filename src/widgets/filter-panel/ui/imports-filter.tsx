import { useLingui } from '@lingui/react/macro';
import { filterValueName } from '@/entities/finding';
import { useImportLabels } from '@/features/filter-findings';
import type { FindingFilterKey } from '#domain/finding-filters';
import { Checkbox } from '@/shared/ui/checkbox';

interface ImportsFilterProps {
  filterKey: FindingFilterKey;
  name: string;
  value: readonly string[];
  onChange: (value: readonly string[] | undefined) => void;
}

/**
 * Imports, comparisons and moments, which only links set. There are too many to choose from, so the
 * user can only remove them.
 */
export function ImportsFilter({ filterKey, name, value, onChange }: ImportsFilterProps) {
  const { i18n } = useLingui();
  const imports = useImportLabels(filterKey === 'import' ? value : []);
  const words =
    filterKey === 'import' ? imports : value.map((one) => filterValueName(i18n, filterKey, one));
  const takeOut = (one: string) => {
    const left = value.filter((each) => each !== one);
    onChange(left.length > 0 ? left : undefined);
  };
  return (
    <div role="group" aria-label={name}>
      <div className="px-1.5 pt-1 pb-0.5 text-xs text-ink-3">{name}</div>
      {value.map((one, index) => (
        <Checkbox
          key={one}
          className="rounded-sm px-1.5 hover:bg-hover max-sm:min-h-10"
          checked
          onChange={() => takeOut(one)}
          label={<span className="break-words">{words[index]}</span>}
        />
      ))}
    </div>
  );
}
