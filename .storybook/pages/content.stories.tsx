import { Inbox, Upload } from 'lucide-react';
import preview from '#.storybook/preview';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { severities, SeverityLabel } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { ComponentPage } from './component-page';

const meta = preview.meta({ title: 'Component pages/Content', parameters: { themes: 'one' } });

export const CardPage = meta.story({
  name: 'Card',
  render: () => (
    <ComponentPage
      name="Card"
      purpose="Holds together what belongs to one subject."
      anatomy={[
        'Surface with a line and 10 px corners',
        'Head with a title',
        'Body, 16 px inside',
        'Foot with actions',
      ]}
      dos={[
        'Give it a title, so that the outline of the page names it.',
        'Let its content decide its height.',
      ]}
      donts={['Put a card into a card.', 'Make the whole card a button: its title is the link.']}
      keys={[]}
      heard="Its title as a heading of the page."
    >
      <Card>
        <CardHead title="Due dates" />
        <CardBody>Critical within a week, high within a month.</CardBody>
      </Card>
    </ComponentPage>
  ),
});

export const BadgePage = meta.story({
  name: 'Badge',
  render: () => (
    <ComponentPage
      name="Badge"
      purpose="One word about the state of a thing."
      anatomy={['Tinted ground, 20 px high', 'Icon, seldom', 'One or two words']}
      dos={['Use a word that says the state without its colour.', 'At most one in a table’s cell.']}
      donts={[
        'Use it as a button: that is a chip.',
        'Use `ai` for anything but suggestions of a model.',
      ]}
      keys={[]}
      heard="Its word, as part of the text around it."
    >
      <div className="flex flex-wrap gap-2">
        <Badge tone="ok">Connected</Badge>
        <Badge tone="warn">Expires soon</Badge>
        <Badge tone="danger">Expired</Badge>
        <Badge tone="progress">Scanning</Badge>
        <Badge tone="ai">Suggested</Badge>
        <Badge>Draft</Badge>
      </div>
    </ComponentPage>
  ),
});

export const SeverityPage = meta.story({
  name: 'Severity',
  render: () => (
    <ComponentPage
      name="Severity"
      purpose="How bad a finding is, the same wherever it is shown."
      anatomy={['Four merlons of a wall, of which one to four are filled', 'The word']}
      dos={['Show the word where there is place.', 'Sort from critical to info.']}
      donts={['Use its colours for anything else.', 'Tell severities apart by colour alone.']}
      keys={[]}
      heard="The word. The glyph alone has the word as its name."
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-4">
          {severities.map((severity) => (
            <SeverityLabel key={severity} severity={severity} />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {severities.map((severity) => (
            <SeverityLabel key={severity} severity={severity} look="badge" />
          ))}
        </div>
      </div>
    </ComponentPage>
  ),
});

export const EmptyStatePage = meta.story({
  name: 'Empty state',
  render: () => (
    <ComponentPage
      name="Empty state"
      purpose="Says why nothing is here and what to do about it."
      anatomy={[
        'Icon of the thing',
        'What is missing',
        'What to do, or whom to ask',
        'One action at most',
      ]}
      dos={[
        'Tell an empty list from a filter that matches nothing.',
        'Name who can help, if the reader cannot.',
      ]}
      donts={['“No data”.', 'Show it while the list still loads: that is a skeleton.']}
      keys={[['Tab', 'Reaches its action']]}
      heard="Its title as a heading, then its text."
    >
      <EmptyState
        icon={Inbox}
        title="No findings yet"
        text="Upload a report, or connect a repository."
        action={<Button icon={Upload}>Upload report</Button>}
      />
    </ComponentPage>
  ),
});

export const SkeletonPage = meta.story({
  name: 'Skeleton',
  render: () => (
    <ComponentPage
      name="Skeleton"
      purpose="Keeps the place of what is loading, so that nothing jumps."
      anatomy={['Grey shapes of the size of the content', 'One message for all of them']}
      dos={['Use the measures of what comes.', 'Show it after 150 ms only, which Loading does.']}
      donts={['Use a spinner for a whole page.', 'Announce each shape.']}
      keys={[]}
      heard="Once what is loading. The shapes are silent."
    >
      <SkeletonRows rows={4} label="Loading findings" />
    </ComponentPage>
  ),
});
