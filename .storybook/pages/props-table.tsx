// Renders the props that Storybook reads from a component's types as a table.
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { spelledOut } from './sources';

type Described = { name?: string; raw?: string };
type Prop = {
  required?: boolean;
  tsType?: Described;
  description?: string;
  defaultValue?: { value?: string } | null;
};

type Props = Readonly<Record<string, Prop>>;

const propsOf = (component: unknown): Props | undefined => {
  const read = (component as { __docgenInfo?: { props?: Props } }).__docgenInfo;
  return read && (read.props ?? {});
};

const typeOf = ({ tsType }: Prop): string =>
  (tsType?.raw ?? tsType?.name ?? '').replaceAll(/\s+/g, ' ');

/** Props that are the same in every component. A component's own description takes precedence. */
const everywhere: Readonly<Record<string, string>> = {
  busy: 'At work: a spinner is shown, and a second press does nothing.',
  children: 'The content.',
  className: 'Its place in the layout. Never its colours.',
  disabledReason: 'Why it cannot be used. There is no disabled without a reason.',
  icon: '16 px, before the words; hidden from screen readers.',
  kind: 'What it is for: one primary in a view, danger for what cannot be undone.',
  label: 'Its name, also for screen readers.',
  onChange: 'Called with the new value.',
  onClose: 'Called when it is to close.',
  options: 'What can be chosen.',
  pending: 'Sent, and not answered yet.',
  shortcut: 'The key that does the same, shown on it.',
  size: 'Its height; all sizes are 44 px under a finger.',
  title: 'Its heading.',
  tone: 'What its colour means.',
  type: 'As of the element.',
  value: 'What is chosen or shown now.',
};

type PropsTableProps = { name: string; component: unknown };

export function PropsTable({ name, component }: PropsTableProps) {
  const read = propsOf(component);
  const props = Object.entries(read ?? {});
  if (props.length === 0)
    return (
      <p className="text-sm">
        <code className="font-mono text-xs">{name}</code>{' '}
        {read ? 'has no props of its own.' : 'could not be read.'}
      </p>
    );
  return (
    <div className="rounded-lg border border-line bg-surface">
      <Table caption={`Props of ${name}`}>
        <TableHead>
          <HeadCell>{name}</HeadCell>
          <HeadCell>Type</HeadCell>
          <HeadCell>Default</HeadCell>
          <HeadCell>What it does</HeadCell>
        </TableHead>
        <tbody>
          {props.map(([prop, about]) => (
            <Row key={prop}>
              <Cell className="font-mono text-xs">
                {prop}
                {about.required === true && <span title="required"> *</span>}
              </Cell>
              <Cell className="font-mono text-xs">
                {spelledOut(component, name, typeOf(about))}
              </Cell>
              <Cell className="font-mono text-xs">{about.defaultValue?.value ?? '–'}</Cell>
              <Cell>{about.description || everywhere[prop]}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
