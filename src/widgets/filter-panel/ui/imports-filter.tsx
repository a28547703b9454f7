import { useImportLabels } from '@/features/filter-findings';
import { Checkbox } from '@/shared/ui/checkbox';

interface ImportsFilterProps {
  name: string;
  value: readonly string[];
  onChange: (value: readonly string[] | undefined) => void;
}

/** Imports set by a link. There are too many to choose from, so each can only be removed. */
export function ImportsFilter({ name, value, onChange }: ImportsFilterProps) {
  const words = useImportLabels(value);
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
