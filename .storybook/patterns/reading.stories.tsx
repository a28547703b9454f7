import { Bug, GitBranch, Lock, SearchX } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Chip, ChipRemove, ChipText } from '@/shared/ui/chip';
import { DescriptionList } from '@/shared/ui/description-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { Input } from '@/shared/ui/input';
import { SeverityLabel } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { Priority, StatusLabel } from '@/entities/finding';
import { PatternPage, patternPages } from './pattern-page';

const meta = preview.meta({ title: 'Patterns/Reading', ...patternPages });

const findings = [
  ['Remote code execution in log4j-core 2.14.1', 'claims-portal', 98, 'critical'],
  ['SQL injection in account statement query', 'ledger-api', 96, 'critical'],
  ['SSRF through webhook preview URL', 'checkout-web', 89, 'high'],
  ['Missing rate limit on password reset', 'identity-core', 44, 'medium'],
] as const;

function Findings() {
  const [text, setText] = useState('');
  const [isHigh, setHigh] = useState(false);
  const shown = findings.filter(
    ([title, , , severity]) =>
      title.toLowerCase().includes(text.toLowerCase()) && !(isHigh && severity === 'medium'),
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-48 flex-1">
          <Input
            aria-label="Search findings"
            placeholder="Search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {isHigh ? (
          <Chip label="Severity is high or above">
            <ChipText>high or above</ChipText>
            <ChipRemove label="Remove filter Severity" onRemove={() => setHigh(false)} />
          </Chip>
        ) : (
          <Button onClick={() => setHigh(true)}>High or above</Button>
        )}
        <span role="status" className="text-sm text-ink-3 num">
          {shown.length} of {findings.length}
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No findings match"
          text="Remove a filter, or search for another word."
          action={<Button onClick={() => setText('')}>Clear the search</Button>}
        />
      ) : (
        <div className="rounded-lg border border-line bg-surface">
          <Table caption="Findings">
            <TableHead>
              <HeadCell>Finding</HeadCell>
              <HeadCell>Severity</HeadCell>
              <HeadCell align="end">Priority</HeadCell>
            </TableHead>
            <tbody>
              {shown.map(([title, repository, priority, severity]) => (
                <Row key={title}>
                  <Cell>
                    <span className="font-medium text-ink">{title}</span>
                    <span className="block text-xs text-ink-3">{repository}</span>
                  </Cell>
                  <Cell>
                    <SeverityLabel severity={severity} />
                  </Cell>
                  <Cell align="end">{priority}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </div>
  );
}

export const List = meta.story({
  render: () => (
    <PatternPage
      name="List"
      purpose="Many objects of a kind, to find one or to choose some. Everything that narrows it is in its address."
      example={<Findings />}
      parts={[
        ['Input', 'Searches when typing pauses; its text stays when nothing is found.'],
        ['Chip', 'A filter that holds, with its remove button.'],
        ['Table', 'The worst first; the name of a row leads to its object.'],
        ['Empty state', 'Says which of both it is: nothing there, or nothing that matches.'],
      ]}
      dos={[
        'Say how many there are, and how many of them are shown.',
        'Keep old rows, dimmed, while new ones are asked for.',
        'Come back to the same row and place.',
      ]}
      donts={[
        'Filter without saying so.',
        'Reload the list after each change of one row.',
        'Put actions into each row that the object’s own page has.',
      ]}
      pages={['Findings', 'Repositories', 'Mail', 'Manage clients']}
    />
  ),
});

export const Detail = meta.story({
  render: () => (
    <PatternPage
      name="Detail"
      purpose="One object: what it is, what matters about it, and the one next step."
      example={
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-start gap-3">
            <div className="min-w-60 flex-1">
              <h4 className="text-lg font-semibold">SQL injection in account statement query</h4>
              <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-ink-2">
                <SeverityLabel severity="critical" />
                <StatusLabel status="open" />
                <Priority value={96} />
              </p>
            </div>
            <Button kind="primary" shortcut="P">
              Open pull request
            </Button>
          </div>
          <div className="overflow-clip rounded-lg border border-line">
            <DescriptionList
              items={[
                { id: 'repository', term: 'Repository', value: 'ledger-api' },
                { id: 'weakness', term: 'Weakness', value: 'CWE-89' },
                { id: 'due', term: 'Due', value: 'in 6 days' },
                { id: 'owner', term: 'Owner', value: 'Payments' },
              ]}
            />
          </div>
          <Card>
            <CardHead title="Why this priority" />
            <CardBody className="text-sm">
              It is exploited, and it can be reached from the internet.
            </CardBody>
          </Card>
        </div>
      }
      parts={[
        ['Heading', 'The object’s own name, whole, never cut.'],
        ['Button', 'One primary: the next step. The others stand in a menu.'],
        ['Description list', 'Four facts that decide.'],
        ['Card', 'A subject each, the most important first.'],
      ]}
      dos={[
        'Name the next step for the reader’s role; with a reason where it cannot be taken.',
        'Lead to the neighbours of the list one came from: J and K.',
      ]}
      donts={[
        'Hide facts behind tabs that most readers open.',
        'Show an empty card: say what would fill it, or leave it out.',
      ]}
      pages={['Finding details', 'Supply chain component', 'Import result']}
    />
  ),
});

export const EmptyStates = meta.story({
  render: () => (
    <PatternPage
      name="Empty states"
      purpose="There is nothing to show. Why decides what is said, and what can be done."
      example={
        <div className="grid gap-3 sm:grid-cols-2">
          <EmptyState
            icon={GitBranch}
            title="Connect your first repository"
            text="Findings appear a few minutes after the first scan."
            action={<Button kind="primary">Connect source control</Button>}
          />
          <EmptyState
            icon={SearchX}
            title="No findings match"
            text="Remove a filter or widen the dates."
            action={<Button>Clear filters</Button>}
          />
          <EmptyState
            icon={Bug}
            title="Everything is fixed"
            text="All 1,204 findings of this sprint are closed."
          />
          <EmptyState
            icon={Lock}
            title="You see your own findings only"
            text="Ask an administrator to add you to a repository."
          />
        </div>
      }
      parts={[
        ['Never anything', 'What will be here, and the first step to it.'],
        ['Nothing matches', 'What narrows the list, and one press that takes it away.'],
        ['Nothing left', 'That the work is done. No button.'],
        ['Nothing for you', 'Who can change that. No button that would be refused.'],
      ]}
      dos={['Say what is missing in the title, and what to do in the text.', 'One button at most.']}
      donts={[
        'Show it while the list loads, or when it could not be loaded.',
        'Draw a picture that says less than the words.',
      ]}
      pages={['Findings', 'Repositories', 'Notifications', 'First run']}
    />
  ),
});

/** The list example filters, and shows an empty state if nothing matches. */
export const ListFilters = meta.story({
  render: () => <Findings />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'High or above' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search findings' }), 'nothing');
    await expect(canvas.getByText('No findings match')).toBeVisible();
  },
});
