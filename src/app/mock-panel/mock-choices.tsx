import { useId } from 'react';
import { roles } from '#domain/roles';
import { readScenario, type Scenario } from '@/shared/api/mocks/scenario';
import { Select } from '@/shared/ui/select';

type MockChoicesProps = { scenario: Scenario; onChange: (scenario: Scenario) => void };

/** The words of `?mock=` on top of the typical scenario. */
const situations = [
  { value: 'empty', label: 'Empty' },
  { value: 'empty,first-run', label: 'First day' },
  { value: 'first', label: 'First 12 findings' },
  { value: 'typical', label: 'Typical, 2,000 findings' },
  { value: 'large', label: '100,000 findings' },
  { value: 'expired', label: 'Expired session' },
  { value: 'failing-imports', label: 'Failing imports' },
] as const;

const partOf = (words: string) => {
  const { data, expired, firstRun, failsImports } = readScenario(words);
  return { data, expired, firstRun, failsImports };
};

const situationOf = (scenario: Scenario): string =>
  situations.find(({ value }) =>
    Object.entries(partOf(value)).every(
      ([name, wanted]) => scenario[name as keyof Scenario] === wanted, // the keys of a part
    ),
  )?.value ?? '';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const latencies = [0, 100, 350, 1000, 3000, 5000] as const;
const latencyLabel = (latency: number) =>
  latency === 0 ? 'None' : latency < 1000 ? `${latency} ms` : `${latency / 1000} s`;

type RowProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  onChange: (value: string) => void;
};

// An inline style, because the product's stylesheet would include a class.
const columns = { gridTemplateColumns: '5.5rem 1fr' };

function Row({ label, onChange, ...rest }: RowProps) {
  const id = useId();
  return (
    <div className="grid items-center gap-2" style={columns}>
      <label htmlFor={id} className="text-xs text-ink-2">
        {label}
      </label>
      <Select id={id} size="sm" {...rest} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

/** Chooses scenario, role, plan, language and latency. */
export function MockChoices({ scenario, onChange }: MockChoicesProps) {
  // Values come from the options above, which the URL parser accepts.
  const choose = (words: string): Scenario => readScenario(words);
  return (
    <section aria-label="Situation" className="flex flex-col gap-2 p-3">
      <Row
        label="Scenario"
        value={situationOf(scenario)}
        options={situations}
        onChange={(words) => onChange({ ...scenario, ...partOf(words) })}
      />
      <Row
        label="Role"
        value={scenario.role ?? ''}
        placeholder="Of the session"
        options={options(roles)}
        onChange={(word) => onChange({ ...scenario, role: choose(word).role })}
      />
      <Row
        label="Plan"
        value={scenario.plan ?? ''}
        placeholder="Of the organisation"
        options={options(['free', 'starter', 'team', 'enterprise'])}
        onChange={(word) => onChange({ ...scenario, plan: choose(word && `plan:${word}`).plan })}
      />
      <Row
        label="Language"
        value={scenario.language ?? ''}
        placeholder="Of the address"
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Spanish' },
        ]}
        onChange={(word) => onChange({ ...scenario, language: choose(word).language })}
      />
      <Row
        label="Latency"
        value={String(scenario.latency)}
        options={[...new Set([...latencies, scenario.latency])].map((latency) => ({
          value: String(latency),
          label: latencyLabel(latency),
        }))}
        onChange={(latency) => onChange({ ...scenario, latency: Number(latency) })}
      />
    </section>
  );
}
