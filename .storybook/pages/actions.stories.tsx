import { Copy, Ellipsis, Pencil, Send, Sparkles, Trash2 } from 'lucide-react';
import preview from '#.storybook/preview';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Link, OutLink } from '@/shared/ui/link';
import { Menu } from '@/shared/ui/menu';
import { ComponentPage } from './component-page';

const meta = preview.meta({ title: 'Component pages/Actions', parameters: { themes: 'one' } });

const none = () => undefined;

export const ButtonPage = meta.story({
  name: 'Button',
  render: () => (
    <ComponentPage
      name="Button"
      purpose="Does something here: saves, sends, deletes. What leads to another page is a link."
      anatomy={[
        'Ground of 28, 32 or 40 px; a finger’s size on phones',
        'Icon of 16 px, or a spinner while it is at work',
        'Verb and object',
        'Shortcut, where there is one',
      ]}
      dos={[
        'Name what happens: “Delete the policy”.',
        'One primary button in a view.',
        'Give a reason to every disabled button.',
      ]}
      donts={[
        '“OK” or “Submit”.',
        'Two primary buttons beside each other.',
        'Hide a button for a lacking role: disable it and say why.',
      ]}
      keys={[
        ['Tab', 'Reaches it, disabled ones too, so that the reason can be read'],
        ['Enter, Space', 'Press it'],
      ]}
      heard="Its words and “button”. A disabled one is announced as such, with its reason as description; one at work as busy."
    >
      <div className="flex flex-wrap gap-2">
        <Button kind="primary">Open pull request</Button>
        <Button icon={Send} shortcut="S">
          Send to developer
        </Button>
        <Button kind="quiet">Cancel</Button>
        <Button kind="danger" icon={Trash2}>
          Delete the policy
        </Button>
        <Button kind="ai" icon={Sparkles}>
          Generate a fix
        </Button>
        <Button busy>Saving</Button>
        <Button disabledReason="You need the role admin.">Invite</Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
      </div>
    </ComponentPage>
  ),
});

export const IconButtonPage = meta.story({
  name: 'Icon button',
  render: () => (
    <ComponentPage
      name="Icon button"
      purpose="A frequent action where there is no place for a word: in rows, heads and fields."
      anatomy={['Ground of 28, 32 or 40 px', 'Icon of 16 px', 'Tooltip with its name and shortcut']}
      dos={['Use icons of Foundations, Measures.', 'Name what it acts on: “Copy the token”.']}
      donts={['Use it for an action that is rare or final.', 'Put more than four in a row.']}
      keys={[
        ['Tab', 'Reaches it, and shows its name'],
        ['Enter, Space', 'Press it'],
        ['Esc', 'Hides the tooltip'],
      ]}
      heard="Its name and “button”. The icon is not announced."
    >
      <div className="flex gap-2">
        <IconButton icon={Copy} label="Copy the token" />
        <IconButton icon={Pencil} label="Rename" kind="secondary" />
        <IconButton icon={Trash2} label="Delete" busy />
        <IconButton icon={Trash2} label="Delete the role" disabledReason="It is in use." />
      </div>
    </ComponentPage>
  ),
});

export const LinkPage = meta.story({
  name: 'Link',
  render: () => (
    <ComponentPage
      name="Link"
      purpose="Leads to another page or address."
      anatomy={['Words', 'Mark of another site, at links that leave Parapet']}
      dos={['Let the words say where it leads.', 'Underline it within a sentence.']}
      donts={['“Click here”.', 'Use it for what changes something.']}
      keys={[
        ['Tab', 'Reaches it'],
        ['Enter', 'Follows it'],
        ['Ctrl Enter', 'Follows it in a new tab'],
      ]}
      heard="Its words and “link”. One that leaves Parapet says that it opens in a new tab."
    >
      <div className="flex flex-col items-start gap-2 text-sm">
        <Link href="#all">View all</Link>
        <Link look="title" href="#finding">
          SQL injection in account statement query
        </Link>
        <p>
          Read{' '}
          <Link look="inline" href="#terms">
            the terms
          </Link>{' '}
          first.
        </p>
        <OutLink href="https://slsa.dev">slsa.dev</OutLink>
      </div>
    </ComponentPage>
  ),
});

export const MenuPage = meta.story({
  name: 'Menu',
  render: () => (
    <ComponentPage
      name="Menu"
      purpose="Actions that are used too seldom for a button of their own."
      anatomy={[
        'Button that opens it',
        'Layer above the page, which turns where there is more room',
        'Entries with icon, words and shortcut',
        'Separator before what cannot be taken back',
      ]}
      dos={['Keep the order of entries the same everywhere.', 'Put what deletes last.']}
      donts={['Hide the one action that everybody needs.', 'Put a menu into a menu.']}
      keys={[
        ['Enter, Space', 'Open it, with the first entry in focus'],
        ['Up, Down', 'Move; from the last entry to the first'],
        ['Home, End', 'First and last entry'],
        ['A letter', 'The next entry that begins with it'],
        ['Esc, Tab', 'Close it; the focus returns to the button'],
      ]}
      heard="The button says that it has a menu, and whether that is open. Entries are announced with their place."
    >
      <Menu
        label="Actions on the policy"
        trigger={(props) => <IconButton icon={Ellipsis} label="Actions on the policy" {...props} />}
        entries={[
          { label: 'Rename', icon: Pencil, onSelect: none },
          { label: 'Copy', icon: Copy, onSelect: none },
          'separator',
          { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: none },
        ]}
      />
    </ComponentPage>
  ),
});
