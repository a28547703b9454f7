import { useState } from 'react';
import preview from '#.storybook/preview';
import { ChartCard, chartAxis, chartGrid, chartLine, severityColors } from '@/shared/ui/chart';
import { CodeViewer } from '@/shared/ui/code-viewer';
import { DiffViewer } from '@/shared/ui/diff-viewer';
import { ProportionBar } from '@/shared/ui/proportion-bar';
import { Sparkline } from '@/shared/ui/sparkline';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { ComponentPage, componentPages } from './component-page';
import { onlyDraws } from './component-states';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Data', ...componentPages });

const none = () => undefined;

type RowsProps = {
  caption?: string;
  density?: 'comfortable' | 'compact';
  checked?: boolean;
  current?: boolean;
  name?: string;
};

function Repositories({ caption = 'Repositories', name = 'ledger-api', ...row }: RowsProps) {
  const [sorted, setSorted] = useState<'asc' | 'desc'>('desc');
  const rows = [
    [name, 128],
    ['web-banking', 14],
  ] as const;
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell>Name</HeadCell>
        <HeadCell
          align="end"
          sorted={sorted}
          onSort={() => setSorted(sorted === 'asc' ? 'desc' : 'asc')}
        >
          Open
        </HeadCell>
      </TableHead>
      <tbody>
        {(sorted === 'desc' ? rows : rows.toReversed()).map(([repository, open]) => (
          <Row key={repository} {...row}>
            <Cell>{repository}</Cell>
            <Cell align="end">{open}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

export const TablePage = meta.story({
  name: 'Table',
  render: () => (
    <ComponentPage
      name="Table"
      purpose="Rows with the same columns, to compare and to sort. Four facts about one thing are a description list."
      components={{ Table, TableHead, HeadCell, Row, Cell }}
      playground={playground(
        'Row',
        { density: ['comfortable', 'compact'], checked: false, current: false },
        (props) => (
          <Repositories {...props} />
        ),
      )}
      anatomy={[
        'Caption, for screen readers',
        ['Head of 32 px that stays in view; a sorted column has an arrow', 'th:last-child button'],
        ['Rows of 44 or 32 px with a line between them', 'tbody td'],
        ['Numbers at the end of their cell, with digits of one width', 'tbody td:last-child'],
      ]}
      dos={['Link the name of a row, not the row.', 'Sort first by what matters most.']}
      donts={['A badge in each cell.', 'Hide columns on phones: it scrolls sideways.']}
      states={{
        rest: <Repositories />,
        long: (
          <Repositories
            caption="Repositories with long names"
            name="statement-service-of-the-payments-department"
          />
        ),
        loading: { none: 'Skeleton rows stand in its place.' },
        empty: { none: 'An empty state replaces it and says why.' },
        error: { none: 'A query boundary replaces it, with a retry.' },
        disabled: { none: 'It takes no input but sorting.' },
        others: { 'Chosen for a bulk action': <Repositories caption="Chosen" checked /> },
      }}
      keys={[
        ['Tab', 'Reaches sortable heads, then the links of the rows'],
        ['Enter, Space', 'Sort'],
      ]}
      heard="The caption, its size; in a cell its column; a sorted head says which way."
    />
  ),
});

const weeks = ['1 Sep', '8 Sep', '15 Sep', '22 Sep'];
const open = [1540, 1502, 1388, 1204];

const Chart = ({ title = 'Open criticals', note = '4 weeks', rows = true }) => (
  <ChartCard
    title={title}
    note={note}
    height={140}
    empty="No scan has finished yet."
    onSelect={none}
    option={{
      grid: chartGrid,
      xAxis: { ...chartAxis, type: 'category', data: weeks },
      yAxis: { ...chartAxis, type: 'value', scale: true },
      series: [{ ...chartLine, name: 'Critical', data: open, color: severityColors.critical }],
    }}
    table={{
      columns: ['Week', 'Critical'],
      rows: rows ? weeks.map((week, index) => [week, open[index] ?? 0]) : [],
    }}
  />
);

export const ChartCardPage = meta.story({
  name: 'Chart card',
  render: () => (
    <ComponentPage
      name="Chart card"
      purpose="How numbers change or compare. One number is a stat, a hint of its course a sparkline."
      components={{ ChartCard }}
      playground={playground('ChartCard', { title: 'Open criticals', note: '4 weeks' }, (props) => (
        <Chart {...props} />
      ))}
      anatomy={[
        ['Head with title, note and menu', 'h2'],
        ['Plot in the colours of the tokens', 'svg:has(path)'],
        'Legend',
      ]}
      dos={['Say in the note what it covers.', 'Lead each mark to the list that it counts.']}
      donts={['More than six series.', 'Two axes with different scales.']}
      states={{
        rest: <Chart />,
        long: <Chart title="Criticals that are open in services which hold personal data" />,
        loading: { none: 'A skeleton of its height replaces it.' },
        empty: <Chart rows={false} />,
        error: { none: 'The card shows a query error, with a retry.' },
        disabled: { none: 'It takes no input but its menu.' },
      }}
      keys={[
        ['Tab', 'Reaches its menu: as a table, CSV or PNG'],
        ['Enter', 'Opens it'],
      ]}
      heard="The title as an image; the table of its menu has every number."
    />
  ),
});

const course = [9, 8, 8.5, 7, 6, 6.2, 4];

export const SparklinePage = meta.story({
  name: 'Sparkline',
  render: () => (
    <ComponentPage
      name="Sparkline"
      purpose="The course of the number beside it, without axes."
      components={{ Sparkline }}
      playground={playground(
        'Sparkline',
        {
          label: 'Open criticals, 7 weeks, from 9 to 4',
          tone: ['neutral', 'ok', 'danger', 'critical'],
          width: 72,
          height: 24,
        },
        (props) => (
          <Sparkline {...props} values={course} />
        ),
      )}
      anatomy={[
        ['Line of 1.75 px on its own scale', 'polyline'],
        ['Dot at its end', 'circle'],
      ]}
      dos={['Say its first and last value in the label.']}
      donts={['Compare two of them: their scales differ.', 'Fill the area below.']}
      states={{
        ...onlyDraws,
        rest: <Sparkline label="Falling, from 9 to 4" tone="ok" values={course} />,
        long: <Sparkline label="Wide, from 9 to 4" values={course} width={240} />,
        empty: <Sparkline label="One value" values={[4]} />,
      }}
      keys={[]}
      heard="Its label, as an image."
    />
  ),
});

export const ProportionBarPage = meta.story({
  name: 'Proportion bar',
  render: () => (
    <ComponentPage
      name="Proportion bar"
      purpose="How a whole is divided. With figures that lead somewhere it is a result bar."
      components={{ ProportionBar }}
      playground={playground(
        'ProportionBar',
        { label: '3 fixed, 1,204 open', height: ['normal', 'thin', 'thick'] },
        (props) => (
          <ProportionBar
            {...props}
            parts={[
              { id: 'fixed', value: 3, fill: 'ok' },
              { id: 'open', value: 1204, fill: 'warn' },
            ]}
          />
        ),
      )}
      anatomy={[
        ['Bar of 6, 8 or 10 px', '[role=img]'],
        ['Parts 2 px apart, none thinner than 3 px', '[role=img] span:first-child'],
      ]}
      dos={['Say all parts in the label.', 'Keep their order everywhere.']}
      donts={['More than six parts.', 'Use it for how far something is: that is a progress.']}
      states={{
        ...onlyDraws,
        rest: (
          <ProportionBar
            label="3 critical, 240 high"
            parts={[
              { id: 'critical', value: 3, fill: 'critical' },
              { id: 'high', value: 240, fill: 'high' },
            ]}
          />
        ),
        long: { none: 'Its words are not seen.' },
        empty: <ProportionBar label="Nothing" parts={[{ id: 'none', value: 0, fill: 'rest' }]} />,
      }}
      keys={[]}
      heard="Its label, as an image."
    />
  ),
});

const java = `String sql = "SELECT * FROM statements"
    + " WHERE account_id = '" + accountId + "'"; // never join it`;

export const CodeViewerPage = meta.story({
  name: 'Code viewer',
  render: () => (
    <ComponentPage
      name="Code viewer"
      purpose="The lines of a finding in their file. What changes between two is a diff viewer."
      components={{ CodeViewer }}
      playground={playground(
        'CodeViewer',
        { path: 'StatementRepository.java', firstLine: 121, look: ['full', 'bare'] },
        (props) => (
          <CodeViewer {...props} code={java} hit={{ from: 122, to: 122 }} />
        ),
      )}
      anatomy={[
        ['Bar with the path and its buttons', 'button'],
        ['Line numbers', '[data-number]'],
        ['Code in five colours', 'code'],
        ['Hit', '[data-hit]'],
      ]}
      dos={['Show some lines around the hit.', 'Begin at the number that the file has.']}
      donts={['More than five colours.', 'Wrap by default: columns say something.']}
      states={{
        rest: <CodeViewer code={java} path="Statement.java" hit={{ from: 2, to: 2 }} />,
        long: <CodeViewer code={`${java.replaceAll('\n', ' ')} ${java}`} path="Long.java" />,
        loading: { none: 'The code is there at once, and gets its colours when they are.' },
        empty: { none: 'Without code the finding says where it was.' },
        error: <CodeViewer code="A language that is not known is plain." path="notes.unknown" />,
        disabled: { none: 'It is read.' },
      }}
      keys={[
        ['Tab', 'Reaches its buttons, then the code'],
        ['Arrows', 'Scroll it'],
      ]}
      heard="“Code of Statement.java, region”, then its lines."
    />
  ),
});

const change = `@@ -123,2 +123,2 @@
-+ " WHERE account_id = '" + accountId
-+ " ORDER BY " + order;
+String sql = "SELECT * FROM statements"
++ " WHERE account_id = ? ORDER BY " + column;`;

export const DiffViewerPage = meta.story({
  name: 'Diff viewer',
  render: () => (
    <ComponentPage
      name="Diff viewer"
      purpose="What a fix changes in its files, one below or beside the other."
      components={{ DiffViewer }}
      playground={playground(
        'DiffViewer',
        { path: 'StatementRepository.java', view: ['unified', 'split'] },
        (props) => (
          <DiffViewer {...props} diff={change} />
        ),
      )}
      anatomy={[
        'Head of each file with + and −',
        ['Head of each hunk', '[data-hunk]'],
        ['Lines with both numbers', 'tr:has([data-change-key]) td:last-child'],
      ]}
      dos={['Mark a line by its sign too, not by colour alone.']}
      donts={['Split below 900 px: it is shown unified.', 'Use it for whole files.']}
      states={{
        rest: <DiffViewer diff={change} path="Statement.java" view="unified" />,
        long: <DiffViewer diff={`${change} // ${java}`} path="Long.java" view="unified" />,
        loading: { none: 'The lines are there at once, and get their colours when they are.' },
        empty: <DiffViewer diff="" path="Nothing.java" view="unified" />,
        error: { none: 'A diff that cannot be read is shown as code.' },
        disabled: { none: 'It is read.' },
      }}
      keys={[
        ['Tab', 'Reaches the change'],
        ['N, P', 'The next hunk, the one before'],
        ['Arrows', 'Scroll it'],
      ]}
      heard="“Unified diff of Statement.java, region”; a line with added or removed."
    />
  ),
});
