// What Storybook reads from a component's types, as a table.
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';

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
              <Cell className="font-mono text-xs">{typeOf(about)}</Cell>
              <Cell className="font-mono text-xs">{about.defaultValue?.value ?? '–'}</Cell>
              <Cell>{about.description}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
