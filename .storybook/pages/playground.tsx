import { type ReactNode, useState } from 'react';
import { Checkbox } from '@/shared/ui/checkbox';
import { CopyButton } from '@/shared/ui/copy-button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';

/** An array offers its values; the first one is the default. */
type Control = boolean | number | string | readonly string[];
type Controls = Readonly<Record<string, Control>>;

type ValueOf<Of> = Of extends readonly (infer Word)[]
  ? Word
  : Of extends boolean
    ? boolean
    : Of extends number
      ? number
      : string;
export type Values<Of> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> };

type Plain = Readonly<Record<string, boolean | number | string>>;

const isList = (control: Control): control is readonly string[] => Array.isArray(control);

const firstOf = (controls: Controls): Plain =>
  Object.fromEntries(
    Object.entries(controls).map(([name, control]) => [
      name,
      isList(control) ? (control[0] ?? '') : control,
    ]),
  );

/** The JSX as a developer would write it: defaults are omitted, except texts. */
const codeOf = (component: string, controls: Controls, values: Plain): string => {
  const first = firstOf(controls);
  const { children, ...others } = values;
  const attributes = Object.entries(others).flatMap(([name, value]) => {
    const isChoice = typeof value !== 'string' || isList(controls[name] ?? '');
    if (value === '' || (isChoice && value === first[name])) return [];
    if (typeof value === 'string') return [` ${name}="${value}"`];
    return [value === true ? ` ${name}` : ` ${name}={${value}}`];
  });
  const start = `<${component}${attributes.join('')}`;
  return children === undefined ? `${start} />` : `${start}>${children}</${component}>`;
};

type InputProps = {
  name: string;
  control: Control;
  value: boolean | number | string;
  onChange: (value: boolean | number | string) => void;
};

const ControlInput = ({ name, control, value, onChange }: InputProps) =>
  typeof value === 'boolean' ? (
    <Checkbox label={name} checked={value} onChange={(event) => onChange(event.target.checked)} />
  ) : (
    <Field label={name}>
      {(field) =>
        isList(control) ? (
          <Select
            {...field}
            size="sm"
            value={String(value)}
            options={control.map((word) => ({ value: word, label: word || '–' }))}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input
            {...field}
            size="sm"
            type={typeof value === 'number' ? 'number' : 'text'}
            value={value}
            onChange={(event) =>
              onChange(typeof value === 'number' ? Number(event.target.value) : event.target.value)
            }
          />
        )
      }
    </Field>
  );

type PlaygroundProps = {
  component: string;
  controls: Controls;
  show: (values: Plain) => ReactNode;
};

function Playground({ component, controls, show }: PlaygroundProps) {
  const [values, setValues] = useState<Plain>(() => firstOf(controls));
  const code = codeOf(component, controls, values);
  return (
    <div className="rounded-lg border border-line bg-surface">
      <div className="p-6">{show(values)}</div>
      <fieldset className="grid gap-3 border-t border-line p-4 sm:grid-cols-3">
        <legend className="sr-only">Controls</legend>
        {Object.entries(controls).map(([name, control]) => (
          <ControlInput
            key={name}
            name={name}
            control={control}
            value={values[name] ?? ''}
            onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
          />
        ))}
      </fieldset>
      <div className="flex items-center gap-2 rounded-b-lg border-t border-line bg-inset px-4 py-2">
        <code className="min-w-0 flex-1 font-mono text-xs break-words">{code}</code>
        <CopyButton text={code} label="Copy the code" />
      </div>
    </div>
  );
}

/** The component with controls for some of its props. `children` are rendered between its tags. */
export const playground = <const Of extends Controls>(
  component: string,
  controls: Of,
  show: (values: Values<Of>) => ReactNode,
): ReactNode => (
  <Playground
    component={component}
    controls={controls}
    show={(values) => show(values as Values<Of>)} // each has the type of its control
  />
);
