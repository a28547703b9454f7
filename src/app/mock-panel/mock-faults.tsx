import { X } from 'lucide-react';
import { useState } from 'react';
import type { Fault, FaultKind, Scenario } from '@/shared/api/mocks/scenario';
import { Combobox } from '@/shared/ui/combobox';
import { IconButton } from '@/shared/ui/icon-button';
import { Select } from '@/shared/ui/select';

type Faults = Scenario['faults'];
type MockFaultsProps = {
  faults: Faults;
  operations: readonly string[];
  onChange: (faults: Faults) => void;
};

const statuses = [400, 401, 403, 404, 409, 412, 422, 429, 500, 502, 503];
const kinds = [
  ...statuses.map((status) => ({ value: String(status), label: String(status) })),
  { value: 'offline', label: 'offline' },
  { value: 'slow', label: '3 s more' },
  { value: 'never', label: 'never answers' },
];
const courses = [
  { value: 'always', label: 'always' },
  { value: 'once', label: 'once' },
  { value: '1in5', label: '1 in 5' },
];

// The options above are the only values.
const kindOf = (value: string): FaultKind =>
  /^\d+$/.test(value) ? Number(value) : (value as Exclude<FaultKind, number>);

// An inline style, because the product's stylesheet would include a class.
const columns = { gridTemplateColumns: '1fr 1fr auto' };

/** Chooses the operations that fail, and how. */
export function MockFaults({ faults, operations, onChange }: MockFaultsProps) {
  const [search, setSearch] = useState<string | null>(null);
  const set = (id: string, fault: Fault) => onChange(new Map([...faults, [id, fault]]));
  const remove = (id: string) => onChange(new Map([...faults].filter(([known]) => known !== id)));
  const add = (id: string | null) => {
    setSearch(null);
    if (id !== null) set(id, { kind: 503, when: 'always' });
  };
  return (
    <section aria-label="Faults" className="flex flex-col gap-2 border-t border-line p-3">
      <Combobox
        aria-label="Add an operation that fails"
        placeholder="Add an operation that fails"
        options={operations.filter((id) => !faults.has(id)).map((id) => ({ value: id, label: id }))}
        value={search}
        onChange={add}
      />
      {faults.size > 0 && (
        <ul className="flex flex-col gap-2">
          {[...faults].map(([id, { kind, when }]) => (
            <li key={id} className="grid items-center gap-1.5" style={columns}>
              <span className="col-span-2 truncate code text-xs">{id}</span>
              <IconButton
                size="sm"
                icon={X}
                label={`Remove the fault of ${id}`}
                onClick={() => remove(id)}
              />
              <Select
                size="sm"
                aria-label={`How ${id} fails`}
                value={String(kind)}
                options={kinds}
                onChange={(event) => set(id, { kind: kindOf(event.target.value), when })}
              />
              <Select
                size="sm"
                aria-label={`When ${id} fails`}
                value={when}
                options={courses}
                // The options above are the only values.
                onChange={(event) => set(id, { kind, when: event.target.value as Fault['when'] })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
