import { Copy, Ellipsis, GitPullRequest, Pencil, Send, Trash2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { IconButton } from '@/shared/ui/icon-button';
import { Kbd } from '@/shared/ui/kbd';
import { Link, OutLink } from '@/shared/ui/link';
import { Menu } from '@/shared/ui/menu';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { contrastOf } from '../contrast';
import { ComponentPage, componentPages } from './component-page';
import { onlyDraws } from './component-states';
import { Framed } from './framed';
import { playground } from './playground';

const meta = preview.meta({ title: 'Components/Actions', ...componentPages });

const none = () => undefined;

const kinds = [
  ['primary', 'on-primary', 'primary'],
  ['secondary', 'ink', 'surface'],
  ['quiet', 'ink-2', 'surface'],
  ['danger', 'on-danger', 'danger'],
  ['ai', 'on-ai', 'ai'],
] as const;

const buttonKinds = ['secondary', 'primary', 'quiet', 'danger', 'ai'] as const;
const sizes = ['md', 'sm', 'lg'] as const;

const held = ['rest', 'hover', 'pressed', 'focus'] as const;

/** Every kind in every state, with the contrast of its text. */
const KindsOfButton = () => (
  <Table caption="Kinds of button">
    <TableHead>
      {['Kind', 'At rest', 'Pointer', 'Pressed', 'Focus', 'At work', 'Not now'].map((head) => (
        <HeadCell key={head}>{head}</HeadCell>
      ))}
      <HeadCell align="end">Text, light and dark</HeadCell>
    </TableHead>
    <tbody>
      {kinds.map(([kind, ink, ground]) => (
        <Row key={kind}>
          <Cell>{kind}</Cell>
          {held.map((shown) => (
            <Cell key={shown} data-shown={shown}>
              <Button kind={kind}>Scan</Button>
            </Cell>
          ))}
          <Cell>
            <Button kind={kind} busy>
              Scanning
            </Button>
          </Cell>
          <Cell>
            <Button kind={kind} disabledReason="You need the role admin.">
              Scan
            </Button>
          </Cell>
          <Cell align="end">
            {contrastOf('light', ink, ground).toFixed(1)}{' '}
            {contrastOf('dark', ink, ground).toFixed(1)}
          </Cell>
        </Row>
      ))}
    </tbody>
  </Table>
);

export const ButtonPage = meta.story({
  name: 'Button',
  render: () => (
    <ComponentPage
      name="Button"
      purpose="Does something here: saves, sends, deletes. What leads to another page is a link, what turns a setting on is a switch."
      components={{ Button }}
      playground={playground(
        'Button',
        {
          kind: buttonKinds,
          size: sizes,
          busy: false,
          disabledReason: ['', 'You need the role admin.'],
          shortcut: ['', 'P'],
          children: 'Open pull request',
        },
        (props) => (
          <Button icon={GitPullRequest} {...props} />
        ),
      )}
      anatomy={[
        ['Ground of 28, 32 or 40 px, 44 px under a finger', 'button'],
        [
          'Icon of 16 px, 8 px before the words; a spinner takes its place while it is at work',
          'svg',
        ],
        ['Verb and object, at 500; wraps, and is never cut', '[data-words]'],
        ['One letter, only where the page listens to it', 'kbd'],
      ]}
      specimen={
        <Button kind="primary" size="lg" icon={GitPullRequest} shortcut="P">
          <span data-words>Open pull request</span>
        </Button>
      }
      dos={[
        ['Say the result, with its number.', <Button kind="primary">Open 4 pull requests</Button>],
        'One primary button in a view.',
        [
          'Give the reason when it cannot be pressed.',
          <Button disabledReason="You need the role admin.">Invite</Button>,
        ],
      ]}
      donts={[
        [
          'Submit, OK or Yes: they do not name what follows.',
          <Button kind="primary">Submit</Button>,
        ],
        'Two primary buttons beside each other: then none is.',
        'Hide a button for a lacking role: disable it and say why.',
      ]}
      states={{
        rest: <Button kind="primary">Open pull request</Button>,
        long: <Button icon={Send}>Open 4 pull requests and tell those who own the code</Button>,
        loading: (
          <Button kind="primary" busy>
            Saving
          </Button>
        ),
        empty: { none: 'A button has words; without them it is an icon button.' },
        error: { none: 'What it did says so: beside the field, or as a toast.' },
        disabled: <Button disabledReason="You need the role admin.">Invite</Button>,
        others: {
          'Kinds in every state': <KindsOfButton />,
          'Sizes 28, 32, 40': (
            <div className="flex items-center gap-2">
              <Button size="sm">Scan</Button>
              <Button>Scan</Button>
              <Button size="lg">Scan</Button>
            </div>
          ),
        },
      }}
      keys={[
        ['Tab', 'Reaches it, also when it cannot be pressed, so that the reason can be read'],
        ['Enter, Space', 'Press it'],
        ['Its letter', 'Presses it from anywhere on the page, not while typing'],
      ]}
      heard="Its words and “button”. One that cannot be pressed is unavailable, with its reason as description; one at work is busy."
    />
  ),
});

/** The controls change the component and the code beside it. */
export const PlaygroundWorks = meta.story({
  render: ButtonPage.input.render,
  play: async ({ canvas, userEvent }) => {
    const controls = within(await canvas.findByRole('group', { name: 'Controls' }));
    await userEvent.selectOptions(controls.getByRole('combobox', { name: 'kind' }), 'danger');
    await userEvent.click(controls.getByRole('checkbox', { name: 'busy' }));
    await userEvent.clear(controls.getByRole('textbox', { name: 'children' }));
    await userEvent.type(controls.getByRole('textbox', { name: 'children' }), 'Delete it');
    await expect(canvas.getByRole('button', { name: 'Delete it' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText('<Button kind="danger" busy>Delete it</Button>')).toBeVisible();
    const props = within(canvas.getByRole('table', { name: 'Props of Button' }));
    await expect(props.getByRole('row', { name: /^disabledReason string/ })).toHaveTextContent(
      'Why the button is disabled. Every disabled button has a reason.',
    );
  },
});

export const IconButtonPage = meta.story({
  name: 'Icon button',
  render: () => (
    <ComponentPage
      name="Icon button"
      purpose="A frequent action where there is no place for a word: in rows, heads and fields."
      components={{ IconButton }}
      playground={playground(
        'IconButton',
        {
          label: 'Copy the token',
          kind: ['quiet', 'secondary', 'primary', 'danger'],
          size: sizes,
          busy: false,
          disabledReason: ['', 'It was shown once and is gone.'],
          shortcut: ['', 'C'],
        },
        (props) => (
          <IconButton icon={Copy} {...props} />
        ),
      )}
      anatomy={[
        ['Ground of 28, 32 or 40 px, 44 px under a finger', 'button'],
        ['Icon of 16 px, one of Foundations, Measures', 'svg'],
        'Tooltip with its name and shortcut',
      ]}
      dos={[
        'Name what it acts on: “Copy the token”.',
        'Give it the name that the tooltip shows: they are one.',
      ]}
      donts={['Use it for an action that is rare or final.', 'Put more than four in a row.']}
      states={{
        rest: <IconButton icon={Pencil} label="Rename" />,
        long: <IconButton icon={Pencil} label="Rename the environment of this repository" />,
        loading: <IconButton icon={Trash2} label="Delete" busy />,
        empty: { none: 'It is its icon.' },
        error: { none: 'What it did says so as a toast.' },
        disabled: <IconButton icon={Trash2} label="Delete the role" disabledReason="In use." />,
      }}
      keys={[
        ['Tab', 'Reaches it, and shows its name'],
        ['Enter, Space', 'Press it'],
        ['Esc', 'Hides the tooltip'],
      ]}
      heard="Its name and “button”. The icon is silent. A reason is its description."
    />
  ),
});

export const LinkPage = meta.story({
  name: 'Link',
  render: () => (
    <ComponentPage
      name="Link"
      purpose="Leads to another page or address. What changes something is a button."
      components={{ Link, OutLink }}
      playground={playground(
        'Link',
        { look: ['action', 'inline', 'title'], href: '#all', children: 'View all findings' },
        (props) => (
          <Link {...props} />
        ),
      )}
      anatomy={[
        ['Words', 'a'],
        ['Mark of 12 px behind them, at links that leave Parapet', 'a:last-of-type svg'],
      ]}
      specimen={
        <p className="flex gap-6">
          <Link href="#all">View all</Link>
          <OutLink href="#host">Open at the host</OutLink>
        </p>
      }
      dos={[
        'Let the words say where it leads.',
        [
          'Underline it within a sentence: colour alone does not show it.',
          <p className="text-sm">
            Read{' '}
            <Link look="inline" href="#terms">
              the terms
            </Link>{' '}
            first.
          </p>,
        ],
      ]}
      donts={['“Click here”.', 'Use it for what changes something.', 'Open a new tab for our own.']}
      states={{
        rest: <Link href="#all">View all</Link>,
        long: (
          <Link look="title" href="#finding">
            SQL injection in account statement query, reached from three public addresses
          </Link>
        ),
        loading: { none: 'It is there at once; the page behind it loads.' },
        empty: { none: 'It has words.' },
        error: { none: 'The page behind it says so.' },
        disabled: { none: 'What leads nowhere is text.' },
        others: { 'Another site': <OutLink href="https://slsa.dev">slsa.dev</OutLink> },
      }}
      keys={[
        ['Tab', 'Reaches it'],
        ['Enter', 'Follows it'],
        ['Ctrl Enter', 'Follows it in a new tab'],
      ]}
      heard="Its words and “link”. One that leaves Parapet says that it opens in a new tab."
    />
  ),
});

const policyEntries = [
  { label: 'Rename', icon: Pencil, shortcut: 'R', onSelect: none },
  { label: 'Copy', icon: Copy, onSelect: none },
  { label: 'Send', icon: Send, disabledReason: 'No address is known.', onSelect: none },
  'separator',
  { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: none },
] as const;

export const MenuPage = meta.story({
  name: 'Menu',
  render: () => (
    <ComponentPage
      name="Menu"
      purpose="Actions that are used too seldom for a button of their own. A choice that stays is a select."
      components={{ Menu }}
      playground={playground('Menu', { label: 'Actions on the policy' }, ({ label }) => (
        <Menu
          label={label}
          trigger={(props) => <IconButton icon={Ellipsis} label={label} {...props} />}
          entries={policyEntries}
        />
      ))}
      anatomy={[
        ['Button that opens it', 'button'],
        [
          'Layer above the page, at least 192 px wide, which turns where there is more room',
          '[role="menu"]',
        ],
        ['Entries of 32 px with icon, words and shortcut', '[role="menuitem"]'],
        ['Separator before what cannot be taken back', 'hr'],
      ]}
      specimen={
        <Framed height={400}>
          <Menu
            label="More actions"
            trigger={(props) => <Button {...props}>More</Button>}
            entries={policyEntries}
          />
        </Framed>
      }
      dos={['Keep the order of entries the same everywhere.', 'Put what deletes last.']}
      donts={['Hide the one action that everybody needs.', 'Put a menu into a menu.']}
      states={{
        rest: (
          <Menu
            label="More actions"
            trigger={(props) => <Button {...props}>More</Button>}
            entries={policyEntries}
          />
        ),
        long: (
          <Menu
            label="More actions on the branch"
            trigger={(props) => <Button {...props}>More actions on the branch</Button>}
            entries={[
              { label: 'Compare with the branch that is protected by the gate', onSelect: none },
            ]}
          />
        ),
        loading: { none: 'Its entries are known when it opens.' },
        empty: { none: 'Without entries there is no button.' },
        error: { none: 'What an entry did says so as a toast.' },
        disabled: { none: 'An entry is, with its reason below its words: see “Send”.' },
      }}
      keys={[
        ['Enter, Space, Down', 'Open it, with the first entry in focus'],
        ['Up, Down', 'Move; from the last entry to the first'],
        ['Home, End', 'First and last entry'],
        ['A letter', 'The next entry that begins with it'],
        ['Esc, Tab', 'Close it; the focus returns to the button'],
      ]}
      heard="The button says that it has a menu, and whether that is open. Entries are announced with their place."
    />
  ),
});

export const CopyButtonPage = meta.story({
  name: 'Copy button',
  render: () => (
    <ComponentPage
      name="Copy button"
      purpose="Puts a text on the clipboard: a token, an address, a command."
      components={{ CopyButton }}
      playground={playground(
        'CopyButton',
        { text: 'CVE-2021-23337', label: 'Copy the CVE', look: ['icon', 'button'] },
        (props) => (
          <CopyButton {...props} />
        ),
      )}
      anatomy={[
        ['Icon button of 28 px, or a button with words', 'button'],
        'A tick for two seconds',
      ]}
      dos={['Stand it beside what it copies.', 'Name it: “Copy the command”.']}
      donts={['Announce it in a toast as well.', 'Copy more than what is seen beside it.']}
      states={{
        rest: <CopyButton text="PF-48213" label="Copy the id" />,
        long: <CopyButton text="npm run" label="Copy the command of the pipeline" look="button" />,
        loading: { none: 'It has its text already.' },
        empty: { none: 'Without a text it is left out.' },
        error: { none: 'Where the browser refuses, the tick does not come.' },
        disabled: { none: 'Everybody who sees the text may copy it.' },
      }}
      keys={[
        ['Tab', 'Reaches it'],
        ['Enter, Space', 'Copy'],
      ]}
      heard="Its name and “button”."
    />
  ),
});

export const KbdPage = meta.story({
  name: 'Keyboard hint',
  render: () => (
    <ComponentPage
      name="Keyboard hint"
      purpose="Shows the key on the control that it triggers."
      components={{ Kbd }}
      playground={playground('Kbd', { keys: 'Ctrl K' }, (props) => (
        <Kbd {...props} />
      ))}
      anatomy={[['A cap of 18 px for each key', 'kbd kbd'], 'Its letter or word']}
      dos={['Write keys as they stand on the keyboard: Ctrl, Shift, Esc.']}
      donts={['Show a key that the page does not listen to.', 'Use it for code.']}
      states={{
        rest: <Kbd keys="S" />,
        long: <Kbd keys="Ctrl Shift Backspace" />,
        ...onlyDraws,
        others: {
          'On a dark ground': (
            <span className="rounded-md bg-ink px-2 py-1">
              <Kbd keys="L" tone="inverse" />
            </span>
          ),
        },
      }}
      keys={[]}
      heard="The key, after the words of its control."
    />
  ),
});
