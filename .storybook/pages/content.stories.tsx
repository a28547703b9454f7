import { ArrowDown, Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { Avatar, Monogram, NoAvatar } from '@/shared/ui/avatar';
import { Badge, Count } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Chip, ChipButton, ChipRemove, ChipText } from '@/shared/ui/chip';
import { DescriptionList } from '@/shared/ui/description-list';
import { RichText } from '@/shared/ui/rich-text';
import { severities, SeverityBar, SeverityGlyph, SeverityLabel } from '@/shared/ui/severity';
import { Stat, StatGrid } from '@/shared/ui/stat';
import { ComponentPage, componentPages } from './component-page';
import { onlyDraws } from './component-states';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Content', ...componentPages });

const none = () => undefined;

export const CardPage = meta.story({
  name: 'Card',
  render: () => (
    <ComponentPage
      name="Card"
      purpose="Holds together what belongs to one subject."
      components={{ Card, CardHead, CardBody, CardFoot }}
      playground={playground('CardHead', { title: 'Due dates', note: '4 rules' }, (props) => (
        <Card>
          <CardHead {...props} actions={<Button size="sm">Edit</Button>} />
          <CardBody>Critical within a week, high within a month.</CardBody>
        </Card>
      ))}
      anatomy={[
        ['Surface with a line and 10 px corners', 'section'],
        ['Head of 44 px with a title, a note and actions at its end', 'h2'],
        ['Body, 16 px inside', 'section > div'],
        ['Foot with actions, on the inset ground', 'button'],
      ]}
      dos={[
        'Give it a title, so that the outline of the page names it.',
        'Let its content decide its height.',
      ]}
      donts={['Put a card into a card.', 'Make the whole card a button: its title is the link.']}
      states={{
        ...onlyDraws,
        rest: (
          <Card>
            <CardHead title="Due dates" />
            <CardBody>Critical within a week.</CardBody>
            <CardFoot>
              <Button size="sm">Save</Button>
            </CardFoot>
          </Card>
        ),
        long: (
          <Card>
            <CardHead
              title="Due dates of what is found in repositories that hold personal data"
              note="by severity"
              actions={<Button size="sm">Edit</Button>}
            />
            <CardBody>Title and actions share the line until there is no room for both.</CardBody>
          </Card>
        ),
      }}
      keys={[]}
      heard="Its title as a heading of the page."
    />
  ),
});

export const BadgePage = meta.story({
  name: 'Badge',
  render: () => (
    <ComponentPage
      name="Badge"
      purpose="One word about the state of a thing. A number beside a tab is a count."
      components={{ Badge, Count }}
      playground={playground(
        'Badge',
        {
          tone: ['neutral', 'ok', 'warn', 'danger', 'progress', 'ai', 'primary'],
          children: 'Connected',
        },
        (props) => (
          <Badge {...props} />
        ),
      )}
      anatomy={[
        ['Tinted ground, 20 px high, 6 px inside', 'span'],
        ['Icon of 12 px, seldom', 'svg'],
        ['A word or two', 'span:nth-child(3)'],
      ]}
      dos={['Use a word that says the state without its colour.', 'At most one in a table’s cell.']}
      donts={[
        'Use it as a button: that is a chip.',
        'Use `ai` for anything but suggestions of a model.',
        ['A code that only its writer knows.', <Badge tone="warn">ST_04</Badge>],
      ]}
      states={{
        ...onlyDraws,
        rest: (
          <div className="flex flex-wrap gap-2">
            <Badge tone="ok">Connected</Badge>
            <Badge tone="warn" icon={Clock}>
              Expires soon
            </Badge>
            <Badge tone="danger">Expired</Badge>
            <Badge tone="progress">Scanning</Badge>
            <Badge tone="ai">Suggested</Badge>
            <Badge>Draft</Badge>
            <Count>14</Count>
            <Count tone="solid">3</Count>
          </div>
        ),
        long: <Badge tone="warn">Waits for the second administrator</Badge>,
      }}
      keys={[]}
      heard="Its word, as part of the text around it."
    />
  ),
});

export const SeverityPage = meta.story({
  name: 'Severity',
  render: () => (
    <ComponentPage
      name="Severity"
      purpose="How bad a finding is, the same wherever it is shown."
      components={{ SeverityLabel, SeverityGlyph, SeverityBar }}
      playground={playground(
        'SeverityLabel',
        { severity: severities, look: ['plain', 'badge'] },
        (props) => (
          <SeverityLabel {...props} />
        ),
      )}
      anatomy={[
        ['Four merlons on a wall, 15 by 12 px: four stand for critical, none for info', 'svg'],
        ['The word', 'span:nth-child(2)'],
      ]}
      dos={['Show the word where there is place.', 'Sort from critical to info.']}
      donts={['Use its colours for anything else.', 'Tell severities apart by colour alone.']}
      states={{
        ...onlyDraws,
        rest: (
          <div className="flex flex-wrap gap-4">
            {severities.map((severity) => (
              <SeverityLabel key={severity} severity={severity} />
            ))}
          </div>
        ),
        long: (
          <div className="flex flex-wrap gap-2">
            {severities.map((severity) => (
              <SeverityLabel key={severity} severity={severity} look="badge" />
            ))}
          </div>
        ),
        others: {
          'Counted: a few criticals stay visible': (
            <SeverityBar counts={{ critical: 3, high: 240, medium: 1800, low: 900, info: 20 }} />
          ),
        },
      }}
      keys={[]}
      heard="The word; the glyph is silent. A bar says each count with its word."
    />
  ),
});

export const AvatarPage = meta.story({
  name: 'Avatar',
  render: () => (
    <ComponentPage
      name="Avatar"
      purpose="Stands for a user. Teams, tools and hosts have a square monogram."
      components={{ Avatar, NoAvatar, Monogram }}
      playground={playground(
        'Avatar',
        { name: 'admin@acme.example', size: ['sm', 'xs', 'md', 'lg'], labelled: true },
        (props) => (
          <Avatar {...props} />
        ),
      )}
      anatomy={[
        ['Circle in one of six tones, by the name', 'span'],
        ['Picture of 200 px, or two letters', 'span:nth-child(2)'],
      ]}
      dos={[
        'Show the name beside it, or set `labelled`.',
        'Show an empty circle where a finding has no assignee.',
      ]}
      donts={[
        'Take a colour for a meaning: it is the name’s.',
        'Ask for pictures that may be missing.',
      ]}
      states={{
        ...onlyDraws,
        rest: (
          <div className="flex items-center gap-2">
            <Avatar name="Platform Team" size="xs" labelled />
            <Avatar name="admin@acme.example" labelled />
            <Avatar name="Build Bot" size="lg" labelled />
            <Monogram letters="GH" />
          </div>
        ),
        long: <Avatar name="first.of.many.names@department.acme.example" labelled />,
        empty: <NoAvatar label="Unassigned" />,
        error: <Avatar name="A picture that is gone" src="data:image/png;base64,broken" labelled />,
      }}
      keys={[]}
      heard="Nothing beside a name; its name, as an image, without a name beside it."
    />
  ),
});

const facts = [
  { id: 'by', term: 'By', value: 'admin@acme.example' },
  { id: 'when', term: 'When', value: '20 Nov 2026, 09:52' },
  { id: 'back', term: 'Comes back if', value: 'Lines 121–126 change' },
  { id: 'ai', term: 'AI second opinion', value: 'Disagrees, 74% sure' },
];

export const DescriptionListPage = meta.story({
  name: 'Description list',
  render: () => (
    <ComponentPage
      name="Description list"
      purpose="Up to four facts about one thing. More rows with the same columns are a table."
      components={{ DescriptionList }}
      playground={playground('DescriptionList', { term: 'By', value: 'You' }, (fact) => (
        <DescriptionList items={[{ id: 'one', ...fact }, ...facts.slice(1)]} />
      ))}
      anatomy={[
        ['Inset ground', 'dl'],
        ['Term of 12 px above its value', 'dt'],
        ['Two columns, four from 768 px', 'dl > div:nth-child(2)'],
      ]}
      dos={['Write the term as a reader would ask.', 'Link a value that has a page.']}
      donts={['More than four facts.', 'A sentence as value: it is cut at the end of the line.']}
      states={{
        ...onlyDraws,
        rest: <DescriptionList items={facts} />,
        long: (
          <DescriptionList
            items={[
              { id: 'path', term: 'Path', value: 'services/ledger/src/main/java/Statement.java' },
            ]}
          />
        ),
      }}
      keys={[]}
      heard="Each term, then its value, with the number of pairs."
    />
  ),
});

export const StatPage = meta.story({
  name: 'Stat',
  render: () => (
    <ComponentPage
      name="Stat"
      purpose="One number that is read first, with what it means."
      components={{ Stat, StatGrid }}
      playground={playground(
        'Stat',
        { label: 'Mean time to remediate', value: '11.4', unit: 'days', size: ['normal', 'hero'] },
        (props) => (
          <Stat {...props} />
        ),
      )}
      anatomy={[
        ['Label of 12 px', '> div > div:first-child'],
        ['Number with its unit', '> div > div:nth-child(2) > div'],
        ['A line that reads it', '> div > div:nth-child(3)'],
        'Trend at the end',
      ]}
      specimen={
        <Stat
          label="Mean time to remediate"
          value="11.4"
          unit="days"
          reading={{ icon: ArrowDown, tone: 'ok', text: '1.8 days faster than October' }}
        />
      }
      dos={['Say whether the number is good: by an icon and words.', 'Format it for the language.']}
      donts={['More than four in a row.', 'A number without what it is compared with.']}
      states={{
        ...onlyDraws,
        rest: (
          <StatGrid>
            <Stat label="Open findings" value="184,206" />
            <Stat
              label="Mean time to remediate"
              value="11.4"
              unit="days"
              reading={{ icon: ArrowDown, tone: 'ok', text: '1.8 days faster than October' }}
            />
          </StatGrid>
        ),
        long: (
          <Stat
            label="Fixed within the time that the rules of the organisation give for it"
            value="87"
            unit="%"
            reading={{ icon: TriangleAlert, tone: 'warn', text: '4 points below the target, 91%' }}
          />
        ),
        empty: <Stat label="Mean time to remediate" value="–" />,
      }}
      keys={[]}
      heard="Label, number with unit, and the line that reads it."
    />
  ),
});

function RemovableChip() {
  const [isThere, setThere] = useState(true);
  if (!isThere) return <Button onClick={() => setThere(true)}>Filter by severity</Button>;
  return (
    <Chip label="Severity is any of high, critical">
      <ChipText>Severity</ChipText>
      <ChipButton>is any of</ChipButton>
      <ChipButton weight="value">
        <SeverityGlyph severity="critical" />2 values
      </ChipButton>
      <ChipRemove label="Remove filter Severity" onRemove={() => setThere(false)} />
    </Chip>
  );
}

export const ChipPage = meta.story({
  name: 'Chip',
  render: () => (
    <ComponentPage
      name="Chip"
      purpose="A filter that is set: its field, how it compares, its value, and a way to remove it."
      components={{ Chip, ChipText, ChipButton, ChipRemove }}
      playground={playground(
        'ChipButton',
        { weight: ['quiet', 'value'], children: 'is any of' },
        (props) => (
          <Chip label="Severity">
            <ChipText>Severity</ChipText>
            <ChipButton {...props} />
          </Chip>
        ),
      )}
      anatomy={[
        ['Frame of 28 px', 'span'],
        ['Segments with a line between them', 'button'],
        ['Cross of 14 px at the end', 'button:last-child'],
      ]}
      dos={[
        'Name the whole filter: “Severity is any of high, critical”.',
        'Count from two values on.',
      ]}
      donts={[
        'Use it for a state: that is a badge.',
        'Let a press on the value remove the filter.',
      ]}
      states={{
        ...onlyDraws,
        rest: <RemovableChip />,
        long: (
          <Chip label="File is services/ledger/src/main/java/StatementRepository.java">
            <ChipText>File</ChipText>
            <ChipButton weight="value">
              services/ledger/src/main/java/com/acme/ledger/statements/StatementRepository.java
            </ChipButton>
            <ChipRemove label="Remove filter File" onRemove={none} />
          </Chip>
        ),
        disabled: { none: 'A filter that cannot be changed is a text above the list.' },
      }}
      keys={[
        ['Tab', 'Reaches each segment that opens something, then the cross'],
        ['Enter, Space', 'Open the segment’s list, or remove the filter'],
      ]}
      heard="A group with the whole filter as its name, then each button."
    />
  ),
});

export const RichTextPage = meta.story({
  name: 'Rich text',
  render: () => (
    <ComponentPage
      name="Rich text"
      purpose="Shows text that reports brought along, sanitized where it is shown."
      components={{ RichText }}
      playground={playground(
        'RichText',
        { format: ['markdown', 'plain', 'html'], text: 'Bind `order`, **never** join it.' },
        (props) => (
          <RichText {...props} />
        ),
      )}
      anatomy={[
        ['Paragraphs, lists, tables and code in the product’s type', 'li'],
        'Links that open a tab',
      ]}
      dos={['Keep the text as it came; sanitize when it is shown.']}
      donts={['Use it for our own words.', 'Let a text bring pictures, scripts or styles.']}
      states={{
        rest: <RichText format="markdown" text={'- Bind the id\n- Allow-list the column'} />,
        long: (
          <RichText
            format="plain"
            text={'A path without spaces wraps: services/ledger/src/main/java/com/acme/A.java'}
          />
        ),
        loading: { none: 'Until its renderer is there, the text is shown as it came.' },
        empty: { none: 'Without text it is left out.' },
        error: { none: 'What cannot be read as markup is shown as text.' },
        disabled: { none: 'It takes no input.' },
      }}
      keys={[['Tab', 'Reaches its links']]}
      heard="The text, with its lists and tables as such."
    />
  ),
});
