import { Inbox, SearchX, Upload } from 'lucide-react';
import preview from '#.storybook/preview';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { JobItems, JobProgress } from '@/shared/ui/job-items';
import { Progress } from '@/shared/ui/progress';
import { QueryBoundary, QueryError } from '@/shared/ui/query-boundary';
import { ResultBar } from '@/shared/ui/result-bar';
import { Loading, Skeleton, SkeletonRows } from '@/shared/ui/skeleton';
import { Spinner } from '@/shared/ui/spinner';
import { toast, ToastRegion } from '@/shared/ui/toast';
import { ToastItem } from '@/shared/ui/toast/toast-item';
import { ComponentPage, componentPages } from './component-page';
import { onlyDraws } from './component-states';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Feedback', ...componentPages });

const none = () => undefined;

type ToastContent = Parameters<typeof toast>[0];

const ShowToast = (content: ToastContent) => (
  <Button onClick={() => toast(content)}>Show it</Button>
);

export const ToastPage = meta.story({
  name: 'Toast',
  render: () => (
    <ComponentPage
      name="Toast"
      purpose="Says what an action did, for five seconds. The error of a field is shown at the field."
      components={{ ToastRegion }}
      playground={playground(
        'toast',
        {
          kind: ['ok', 'error', 'info', 'ai'],
          title: 'Policy deleted',
          detail: 'Its 14 findings have no due date now.',
        },
        (props) => (
          <ShowToast {...props} action={{ label: 'Undo', onPress: none, undoes: true }} />
        ),
      )}
      anatomy={[
        ['Icon of its kind', 'svg'],
        ['Title, and a line of detail', '[role=status]'],
        ['One action, a second one behind', 'span > button'],
        ['Close; the line below is the time that is left', '[aria-label=Dismiss]'],
      ]}
      specimen={
        <ToastItem
          id={0}
          kind="ok"
          title="Policy deleted"
          detail="Its 14 findings have no due date now."
          action={{ label: 'Undo', onPress: none, undoes: true }}
        />
      }
      dos={['Say the result: “Policy deleted”.', 'Offer Undo where it can be taken back.']}
      donts={[
        'A toast for what is seen anyway.',
        'Words that must be read later: use notifications.',
      ]}
      states={{
        ...onlyDraws,
        rest: <ShowToast kind="ok" title="Policy deleted" />,
        long: (
          <ShowToast
            kind="ai"
            title="64 patches are ready"
            detail="Three could not be made: see why."
          />
        ),
        error: (
          <ShowToast kind="error" title="The webhook did not answer" detail="It was tried twice." />
        ),
      }}
      keys={[
        ['Tab', 'Reaches its action; the time is paused meanwhile'],
        ['Ctrl Z', 'Takes the last action back'],
        ['Esc', 'Closes it'],
      ]}
      heard="At once for an error, otherwise when the reader pauses: title, detail, action."
    />
  ),
});

export const EmptyStatePage = meta.story({
  name: 'Empty state',
  render: () => (
    <ComponentPage
      name="Empty state"
      purpose="Says why nothing is here and what to do about it."
      components={{ EmptyState }}
      playground={playground(
        'EmptyState',
        {
          title: 'No findings yet',
          text: 'Upload a report, or connect a repository.',
          frame: ['inset', 'bare', 'page'],
          heading: ['h2', 'h3', 'h1'],
        },
        (props) => (
          <EmptyState icon={Inbox} {...props} action={<Button>Upload report</Button>} />
        ),
      )}
      anatomy={[
        ['Icon of 20 px on a ground of 40 px', 'svg'],
        ['What is missing', 'h2'],
        ['What to do, or whom to ask, 52 letters wide', 'p'],
        ['One action at most', 'button'],
      ]}
      dos={[
        'Tell an empty list from a filter that matches nothing.',
        'Name who can help, if the reader cannot.',
      ]}
      donts={['“No data”.', 'Show it while the list still loads: that is a skeleton.']}
      states={{
        ...onlyDraws,
        rest: (
          <EmptyState
            icon={Inbox}
            title="No findings yet"
            text="Upload a report, or connect a repository."
            action={<Button icon={Upload}>Upload report</Button>}
          />
        ),
        long: (
          <EmptyState
            icon={SearchX}
            title="Nothing matches the seven filters"
            text="Remove the filter by component, which leaves out most, or search in all branches instead of those that the gate protects."
          />
        ),
        empty: { none: 'It is what a list without rows shows.' },
      }}
      keys={[['Tab', 'Reaches its action']]}
      heard="Its title as a heading, then its text."
    />
  ),
});

export const SkeletonPage = meta.story({
  name: 'Skeleton',
  render: () => (
    <ComponentPage
      name="Skeleton"
      purpose="Keeps the place of what is loading, so that nothing jumps."
      components={{ Skeleton, SkeletonRows, Loading }}
      playground={playground('SkeletonRows', { rows: 4, label: 'Loading findings' }, (props) => (
        <SkeletonRows {...props} />
      ))}
      anatomy={[['Grey shapes of the size of the content', 'span'], 'One message for all of them']}
      dos={['Use the measures of what comes.', 'Show it after 150 ms only, which Loading does.']}
      donts={['Use a spinner for a whole page.', 'Announce each shape.']}
      states={{
        ...onlyDraws,
        rest: <SkeletonRows rows={2} label="Loading findings" />,
        long: { none: 'It has no words to see.' },
        loading: { none: 'It is how loading looks.' },
        empty: { none: 'A list that is known to be empty says so at once.' },
        others: {
          'Shapes of one’s own': (
            <Loading label="Loading the chart">
              <Skeleton className="h-24 w-full" />
            </Loading>
          ),
        },
      }}
      keys={[]}
      heard="Once what is loading. The shapes are silent."
    />
  ),
});

export const SpinnerPage = meta.story({
  name: 'Spinner',
  render: () => (
    <ComponentPage
      name="Spinner"
      purpose="Something small is at work: a button, a row. Its place in a page is a skeleton’s."
      components={{ Spinner }}
      playground={playground('Spinner', { size: ['md', 'sm', 'lg'] }, (props) => (
        <Spinner {...props} />
      ))}
      anatomy={[['Ring of 14, 16 or 20 px in the colour of the words beside it', 'svg']]}
      dos={['Say in words what is at work.']}
      donts={['Leave it alone on a page.', 'Two at once.']}
      states={{
        ...onlyDraws,
        rest: (
          <p className="flex items-center gap-2 text-sm">
            <Spinner /> Testing the connection
          </p>
        ),
        long: { none: 'It has no words.' },
        loading: { none: 'It is how being at work looks.' },
      }}
      keys={[]}
      heard="Nothing: the words beside it are."
    />
  ),
});

export const ProgressPage = meta.story({
  name: 'Progress',
  render: () => (
    <ComponentPage
      name="Progress"
      purpose="How far something is, or how much of a limit is used."
      components={{ Progress }}
      playground={playground(
        'Progress',
        {
          label: 'Importing report',
          value: 31,
          amount: '1,204 of 3,900',
          tone: ['primary', 'progress', 'ok', 'warn', 'danger', 'ai'],
          height: ['normal', 'thin'],
          labelHidden: false,
        },
        (props) => (
          <Progress {...props} />
        ),
      )}
      anatomy={[
        ['Label, and the amount at its end', 'span'],
        ['Track of 4 or 6 px', '[role=progressbar]'],
      ]}
      dos={['Say the amount in words too.', 'Leave `value` out only for less than two seconds.']}
      donts={['Guess a percentage.', 'Let it go backwards.']}
      states={{
        ...onlyDraws,
        rest: <Progress label="Importing report" value={31} amount="1,204 of 3,900" />,
        long: (
          <Progress
            label="Reading what the scanners of the four services reported since Monday"
            value={64}
            amount="64%"
          />
        ),
        loading: <Progress label="Connecting" />,
        empty: <Progress label="Storage" value={0} amount="Nothing yet" />,
        error: <Progress label="Over the limit" value={140} amount="140%" tone="danger" />,
      }}
      keys={[]}
      heard="Label, “progress bar”, and the amount in words."
    />
  ),
});

type Answered = { data?: string; error?: string };

const Invoices = ({ data, error = '' }: Answered) => (
  <QueryBoundary
    label="Invoices"
    rows={2}
    query={{
      data,
      error: error ? new Error(error) : null,
      refetch: () => new Promise<never>(none),
    }}
  >
    {(text) => <p className="text-sm">{text}</p>}
  </QueryBoundary>
);

export const QueryBoundaryPage = meta.story({
  name: 'Query boundary',
  render: () => (
    <ComponentPage
      name="Query boundary"
      purpose="What a part of a page asks for: it loads, has failed with another try, or is there."
      components={{ QueryBoundary, QueryError }}
      playground={playground(
        'QueryBoundary',
        { error: ['', 'The server is being restarted.'] },
        (props) => (
          <Invoices {...props} />
        ),
      )}
      anatomy={[
        'Skeleton of the rows to come',
        'Or what failed, and Try again',
        ['Or the content', 'p'],
      ]}
      dos={[
        'Show an error in the part that failed, and nowhere else.',
        'Keep old rows while asking.',
      ]}
      donts={['A toast as well.', 'An empty list in place of an error.']}
      states={{
        rest: <Invoices data="INV-2026-014, paid" />,
        long: <QueryError error={new Error('The host did not answer.')} onRetry={none} />,
        loading: <Invoices />,
        empty: { none: 'Its content shows an empty list by an empty state.' },
        error: <Invoices error="The server is being restarted." />,
        disabled: { none: 'What its reader may not see is not asked for.' },
      }}
      keys={[['Tab', 'Reaches Try again']]}
      heard="“Loading: Invoices”; an error at once, with what failed."
    />
  ),
});

const items = [
  {
    id: '1',
    title: 'SQL injection in account statement query',
    place: 'ledger-api · CWE-89',
    outcome: { state: 'ready', text: 'Patch ready', detail: '+4 −4 · 214 tests pass' },
  },
  {
    id: '2',
    title: 'Path traversal in document download',
    outcome: { state: 'failed', text: 'Failed', detail: 'The file has changed since the scan' },
    action: <Button size="sm">Retry</Button>,
  },
] as const;

const Job = ({ ready = 6, failed = 1, total = 12 }) => (
  <JobProgress label="Patches" counts={{ ready, skipped: 2, failed, total }} />
);

export const JobItemsPage = meta.story({
  name: 'Job items',
  render: () => (
    <ComponentPage
      name="Job items"
      purpose="What a job did with each of its items, while it runs and afterwards."
      components={{ JobItems, JobProgress }}
      playground={playground('JobProgress', { ready: 6, failed: 1, total: 12 }, (props) => (
        <Job {...props} />
      ))}
      anatomy={['“9 of 12 done” with a bar', ['A row of 52 px: item, outcome, one action', 'li']]}
      dos={['Give a reason to what was skipped or failed.', 'Keep the order while it runs.']}
      donts={['Announce each item: every ten seconds is enough.']}
      states={{
        rest: <JobItems label="Results" items={items} />,
        long: (
          <JobItems
            label="Results with long names"
            items={[{ ...items[0], title: 'SQL injection in the account statement query of both' }]}
          />
        ),
        loading: <Job ready={0} failed={0} />,
        empty: { none: 'A job without items is not started.' },
        error: { none: 'An item says why it failed; the job goes on.' },
        disabled: { none: 'An action that cannot be taken is left out.' },
      }}
      keys={[['Tab', 'Reaches the actions of the rows']]}
      heard="Every ten seconds how many are done; a row says its outcome as a word."
    />
  ),
});

const entries = { label: 'Entries', figure: '299', note: 'in the report' };
const figures = [
  {
    id: 'findings',
    label: 'Findings',
    value: 201,
    figure: '201',
    note: 'View in the list',
    fill: 'new',
    link: { href: '#findings' },
  },
  {
    id: 'settled',
    label: 'Not findings',
    value: 98,
    figure: '98',
    note: '98 passed',
    fill: 'ok',
    link: { href: '#ignored' },
  },
] as const;

export const ResultBarPage = meta.story({
  name: 'Result bar',
  render: () => (
    <ComponentPage
      name="Result bar"
      purpose="What became of the entries of a report: the total as a sum of its parts, each with what it leads to, over one bar."
      components={{ ResultBar }}
      playground={playground(
        'ResultBar',
        { label: '299 entries: 201 findings, 98 passed; nothing is missing' },
        (props) => (
          <ResultBar {...props} total={entries} figures={figures} />
        ),
      )}
      anatomy={[
        ['The total', 'li'],
        ['A figure for each part: sign, word, number, what it means', 'li:nth-child(2)'],
        ['Bar of 8 px', '[role=img]'],
      ]}
      dos={['Lead each figure to exactly what it counts.', 'Show a part that is missing as one.']}
      donts={['A sum that does not add up.', 'A part without a word.', 'More than five parts.']}
      states={{
        ...onlyDraws,
        rest: <ResultBar label="201 findings, 98 passed" total={entries} figures={figures} />,
        long: (
          <ResultBar
            label="201 findings"
            total={{ ...entries, figure: '201' }}
            figures={[{ ...figures[0], note: 'Not seen before in any branch of the repository' }]}
          />
        ),
        empty: (
          <ResultBar
            label="Nothing in the report"
            total={{ ...entries, figure: '0' }}
            figures={[
              { id: 'new', label: 'Findings', value: 0, figure: '0', note: '–', fill: 'new' },
            ]}
          />
        ),
      }}
      keys={[['Tab', 'Reaches each figure that leads somewhere']]}
      heard="The sum and its parts as figures, each a link; then the bar as an image with the whole sum."
    />
  ),
});
