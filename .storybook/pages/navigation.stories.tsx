import { useId, useState } from 'react';
import preview from '#.storybook/preview';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { Pagination } from '@/shared/ui/pagination';
import { Stepper } from '@/shared/ui/stepper';
import { Tabs } from '@/shared/ui/tabs';
import { Tree } from '@/shared/ui/tree';
import { ComponentPage, componentPages } from './component-page';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Navigation', ...componentPages });

const none = () => undefined;

const goes = {
  loading: { none: 'It is there at once; what it leads to loads.' },
  empty: { none: 'Without anywhere to go it is left out.' },
  error: { none: 'What it leads to says so.' },
} as const;

type View = 'all' | 'sprint';

function Views({ label = 'Saved views', second = 'This sprint' }) {
  const id = useId();
  const [view, setView] = useState<View>('all');
  return (
    <>
      <Tabs<View>
        label={label}
        value={view}
        onChange={setView}
        panelId={id}
        tabs={[
          { id: 'all', label: 'All open', count: '184,206' },
          { id: 'sprint', label: second, count: '3,066', edited: 'Edited' },
        ]}
      />
      <div role="tabpanel" id={id} aria-label={view} className="p-4 text-sm">
        {view === 'all' ? 'Everything that is open.' : 'What is due this sprint.'}
      </div>
    </>
  );
}

export const TabsPage = meta.story({
  name: 'Tabs',
  render: () => (
    <ComponentPage
      name="Tabs"
      purpose="Parts of one page, of which one is seen. Two ways to see the same are a segmented control."
      components={{ Tabs }}
      playground={playground('Tabs', { label: 'Saved views', second: 'This sprint' }, (props) => (
        <Views {...props} />
      ))}
      anatomy={[
        ['Row of 36 px with a line below', '[role=tablist]'],
        ['Word and count', '[role=tab] span'],
        ['Line of 2 px under the chosen', '[role=tab]'],
      ]}
      dos={[
        'Keep the chosen tab in the address.',
        'Mark a tab whose values were changed: `edited`.',
      ]}
      donts={['Steps that follow one another: that is a stepper.', 'Tabs within tabs.']}
      states={{
        ...goes,
        rest: <Views />,
        long: <Views second="What the payments department promised for the end of the year" />,
        disabled: { none: 'A tab that its reader may not open is left out.' },
      }}
      keys={[
        ['Tab', 'Reaches the chosen tab, then its panel'],
        ['Left, Right', 'Move and choose'],
        ['Home, End', 'First and last tab'],
      ]}
      heard="The name of the row, the word with its count, “tab, selected”, and its place."
    />
  ),
});

export const BreadcrumbPage = meta.story({
  name: 'Breadcrumb',
  render: () => (
    <ComponentPage
      name="Breadcrumb"
      purpose="Where the page is, and the way up."
      components={{ Breadcrumb }}
      playground={playground('Breadcrumb', { current: 'PF-48213' }, (props) => (
        <Breadcrumb {...props}>
          <a href="#findings">Findings</a>
        </Breadcrumb>
      ))}
      anatomy={[
        ['Links to the pages above', 'a'],
        ['Arrow of 14 px', 'svg'],
        ['The page itself, cut at its end', 'li:last-child'],
      ]}
      dos={['Lead back to the list as it was filtered.']}
      donts={['More than three levels.', 'Link the page itself.']}
      states={{
        ...goes,
        rest: (
          <Breadcrumb current="PF-48213">
            <a href="#findings">Findings</a>
          </Breadcrumb>
        ),
        long: (
          <Breadcrumb current="statement-service-of-the-payments-department-in-europe-and-asia">
            <a href="#repositories">Repositories</a>
          </Breadcrumb>
        ),
        empty: <Breadcrumb current="Overview" />,
        disabled: { none: 'A page above that its reader may not open is left out.' },
      }}
      keys={[['Tab', 'Reaches each link']]}
      heard="“Breadcrumb, navigation”, the links, and the page as current."
    />
  ),
});

function Pages({ total = 212, pageSize = 50, exact = true }) {
  const [page, setPage] = useState(1);
  return (
    <Pagination page={page} pageSize={pageSize} total={total} exact={exact} onPage={setPage} />
  );
}

export const PaginationPage = meta.story({
  name: 'Pagination',
  render: () => (
    <ComponentPage
      name="Pagination"
      purpose="Which rows of a list are seen, and the way to the next. It is at the end of the list."
      components={{ Pagination }}
      playground={playground('Pagination', { total: 212, pageSize: 50, exact: true }, (props) => (
        <Pages {...props} />
      ))}
      anatomy={[
        ['“1–50 of 212”', 'nav > span'],
        ['Two icon buttons of 28 px', 'button'],
      ]}
      dos={['Put the page into the address.', 'Say “10,000+” where counting stopped.']}
      donts={[
        'Links to each page: page 17 helps no user.',
        'Endless scrolling of rows that are linked.',
      ]}
      states={{
        ...goes,
        rest: <Pages />,
        long: <Pages total={184_206} pageSize={100} exact={false} />,
        empty: <Pages total={0} />,
        disabled: <Pages total={12} />,
      }}
      keys={[
        ['Tab', 'Reaches both buttons, also at the ends'],
        ['Enter, Space', 'Go there'],
      ]}
      heard="“Pages, navigation”; the rows are said when they change; an end says its reason."
    />
  ),
});

export const StepperPage = meta.story({
  name: 'Stepper',
  render: () => (
    <ComponentPage
      name="Stepper"
      purpose="How far a form of several steps is. Steps that are done lead back."
      components={{ Stepper }}
      playground={playground('Stepper', { label: 'Steps of the webhook' }, (props) => (
        <Stepper
          {...props}
          onGo={none}
          steps={[
            { id: 'a', label: 'Settings', state: 'done' },
            { id: 'b', label: 'Headers', state: 'current' },
            { id: 'c', label: 'Preview', state: 'next' },
          ]}
        />
      ))}
      anatomy={[
        ['Circle of 24 px: tick, or number', 'svg'],
        ['Word; on phones of the current one only', 'li:last-child span span:last-child'],
      ]}
      dos={['Three to five steps.', 'Keep what was entered when one goes back.']}
      donts={['Lead forward past a step that is not done.', 'Use it for parts in any order.']}
      states={{
        ...goes,
        rest: (
          <Stepper
            onGo={none}
            steps={[
              { id: 'a', label: 'Settings', state: 'done' },
              { id: 'b', label: 'Preview', state: 'current' },
            ]}
          />
        ),
        long: (
          <Stepper
            onGo={none}
            steps={[
              { id: 'a', label: 'What is sent to the other service', state: 'current' },
              { id: 'b', label: 'How it proves who sent it', state: 'next' },
            ]}
          />
        ),
        disabled: { none: 'A step that is not done yet is no button.' },
      }}
      keys={[
        ['Tab', 'Reaches the steps that are done'],
        ['Enter', 'Goes back to one'],
      ]}
      heard="A list; each step with its word, and “done” or “current step”."
    />
  ),
});

const files = [
  {
    id: 'src',
    label: 'src',
    count: 42,
    worst: 'critical',
    children: [{ id: 'src/main.ts', label: 'main.ts', count: 42, worst: 'critical' }],
  },
  { id: 'package.json', label: 'package.json' },
] as const;

type FilesProps = { label?: string; nodes?: Parameters<typeof Tree>[0]['nodes'] };

function Files({ label = 'Files', nodes = files }: FilesProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div className="flex h-32 max-w-sm flex-col">
      <Tree label={label} nodes={nodes} value={value} onChange={setValue} defaultOpen={['src']} />
    </div>
  );
}

export const TreePage = meta.story({
  name: 'Tree',
  render: () => (
    <ComponentPage
      name="Tree"
      purpose="Files and folders, of which one is chosen. A list with one level is a listbox or a table."
      components={{ Tree }}
      playground={playground('Tree', { label: 'Files' }, (props) => (
        <Files {...props} />
      ))}
      anatomy={[
        ['Rows of 32 px, 16 px further in for each level', '[role=treeitem]'],
        ['Arrow, name, worst, count', '[role=treeitem] > span:nth-child(2)'],
      ]}
      dos={['Count the whole branch at its head.', 'Open the branch of what is chosen.']}
      donts={['Links inside a row.', 'Draw thousands: from 200 rows it draws what is seen.']}
      states={{
        ...goes,
        rest: <Files />,
        long: (
          <Files nodes={[{ id: 'a', label: 'StatementRepositoryOfThePaymentsService.java' }]} />
        ),
        disabled: { none: 'What cannot be chosen is not listed.' },
      }}
      keys={[
        ['Up, Down', 'Move'],
        ['Right, Left', 'Open and close, or go in and out'],
        ['A letter', 'The next row that begins with it'],
        ['Enter, Space', 'Choose'],
      ]}
      heard="The name, its level and place, whether it is expanded, and its count."
    />
  ),
});
