import { GitBranch, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { CommandPalette } from '@/shared/ui/command-palette';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog, DialogBody, DialogFoot, DiscardQuestion } from '@/shared/ui/dialog';
import { Drawer } from '@/shared/ui/drawer';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Popover } from '@/shared/ui/popover';
import { PreviewPanel } from '@/shared/ui/preview-panel';
import { Tooltip } from '@/shared/ui/tooltip';
import { ComponentPage, componentPages } from './component-page';
import { onlyDraws, opens } from './component-states';
import { Framed } from './framed';
import { playground } from './playground';

const meta = preview.meta({
  title: 'Components/Overlays',
  ...componentPages,
  play: async (context: { canvasElement: HTMLElement }) => {
    const anatomy = context.canvasElement.querySelector('[data-pins]');
    await expect(Number(anatomy?.getAttribute('data-pins'))).toBeGreaterThan(1);
    await componentPages.play(context);
  },
});

const none = () => undefined;

type OpenedProps = { label: string; open?: boolean; children: (close: () => void) => ReactNode };

function Opened({ label, open = false, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

type RenameProps = {
  title?: string;
  description?: string;
  width?: 'form' | 'wide' | 'run';
  dirty?: boolean;
  open?: boolean;
};

const Rename = ({ title = 'Rename the team', open = false, ...props }: RenameProps) => (
  <Opened label={title} open={open}>
    {(close) => (
      <Dialog {...props} title={title} onClose={close}>
        <DialogBody>
          <Field label="Name">{(control) => <Input {...control} defaultValue="Payments" />}</Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>Cancel</Button>
          <Button kind="primary" onClick={close}>
            Rename
          </Button>
        </DialogFoot>
      </Dialog>
    )}
  </Opened>
);

export const DialogPage = meta.story({
  name: 'Dialog',
  render: () => (
    <ComponentPage
      name="Dialog"
      purpose="A short task that needs the whole attention, such as a form of up to six fields. An object of a list opens in a drawer."
      components={{ Dialog, DialogBody, DialogFoot, DiscardQuestion }}
      playground={playground(
        'Dialog',
        {
          title: 'Rename the team',
          description: 'Its members keep what they may do.',
          width: ['form', 'wide', 'run'],
          dirty: false,
        },
        (props) => (
          <Rename {...props} />
        ),
      )}
      anatomy={[
        ['Scrim over the page', 'body'],
        ['Box of 448, 640 or 736 px; a sheet from below on phones', 'dialog'],
        ['Title, and a sentence', 'h2'],
        ['Body, which scrolls', 'input'],
        ['Foot: Cancel, then the action', 'dialog > :last-child'],
      ]}
      specimen={
        <Framed>
          <Rename open description="Its members keep what they may do." />
        </Framed>
      }
      dos={['Name the action as the title does.', 'Ask before input is lost: `dirty`.']}
      donts={['Open one from another.', 'Use it for what a page of its own would hold.']}
      states={{
        ...opens,
        rest: <Rename />,
        long: <Rename title="Rename the team that owns services of the payments department" />,
        others: {
          'Before input is lost': <DiscardQuestion onKeep={none} onDiscard={none} />,
        },
      }}
      keys={[
        ['Tab', 'Moves within it only'],
        ['Esc', 'Closes it; asks first when input would be lost'],
        ['Ctrl Enter', 'Sends the form in it'],
      ]}
      heard="“Dialog”, its title and its sentence. The focus is in the first field; afterwards it returns to what opened it."
    />
  ),
});

type DisconnectProps = {
  typedName?: string;
  pending?: boolean;
  failed?: boolean;
  open?: boolean;
};

const Disconnect = ({
  typedName = '',
  pending = false,
  failed = false,
  open = false,
}: DisconnectProps) => (
  <Opened label="Disconnect" open={open}>
    {(close) => (
      <ConfirmDialog
        title="Disconnect GitHub?"
        consequence="241 repositories stop being scanned. Their findings stay for 90 days."
        confirmLabel="Disconnect"
        {...(typedName && { typedName })}
        pending={pending}
        error={failed ? { title: 'GitHub did not answer. Try again in a minute.' } : null}
        onConfirm={close}
        onClose={close}
      />
    )}
  </Opened>
);

export const ConfirmDialogPage = meta.story({
  name: 'Confirm dialog',
  render: () => (
    <ComponentPage
      name="Confirm dialog"
      purpose="Asks before what cannot be taken back. What can be has an Undo in its toast instead."
      components={{ ConfirmDialog }}
      playground={playground(
        'ConfirmDialog',
        { typedName: ['', 'GitHub'], pending: false, failed: false },
        (props) => (
          <Disconnect {...props} />
        ),
      )}
      anatomy={[
        ['A question that names the object', 'h2'],
        ['What follows, in numbers', 'h2 + p'],
        ['Name to type', 'input'],
        ['Foot', 'button[type="submit"]'],
      ]}
      specimen={
        <Framed>
          <Disconnect open typedName="GitHub" />
        </Framed>
      }
      dos={[
        'Say the number: “241 repositories”.',
        'Let the name be typed for what is gone for good.',
      ]}
      donts={['“Are you sure?”', 'Ask for what has an Undo.']}
      states={{
        ...opens,
        rest: <Disconnect />,
        long: <Disconnect typedName="GitHub" />,
        loading: <Disconnect pending />,
        error: <Disconnect failed />,
      }}
      keys={[
        ['Enter', 'In the field: confirms, once the name is right'],
        ['Esc', 'Leaves everything as it is'],
      ]}
      heard="“Dialog”, the question, and what follows."
    />
  ),
});

type SideProps = {
  side?: 'right' | 'left' | 'bottom';
  title?: string;
  dirty?: boolean;
  open?: boolean;
};

const Repository = ({ title = 'ledger-api', open = false, ...props }: SideProps) => (
  <Opened label={`Open ${title}`} open={open}>
    {(close) => (
      <Drawer
        {...props}
        title={title}
        onClose={close}
        foot={<Button kind="primary">Scan now</Button>}
      >
        <p className="p-5 text-sm">Live scan first, then each run with new and fixed findings.</p>
      </Drawer>
    )}
  </Opened>
);

export const DrawerPage = meta.story({
  name: 'Drawer',
  render: () => (
    <ComponentPage
      name="Drawer"
      purpose="An object of a list, without leaving the list. On phones it is the whole screen."
      components={{ Drawer }}
      playground={playground(
        'Drawer',
        { side: ['right', 'left', 'bottom'], title: 'ledger-api', dirty: false },
        (props) => (
          <Repository {...props} />
        ),
      )}
      anatomy={[
        ['Scrim', 'body'],
        ['Panel of 560 px from the right', 'dialog'],
        ['Title and close', 'header'],
        'Tabs, where the object has several parts',
        ['Body', 'dialog p'],
        ['Foot', 'footer'],
      ]}
      specimen={
        <Framed>
          <Repository open />
        </Framed>
      }
      dos={['Put the object into the address, so that it can be linked.']}
      donts={['Open a drawer from a drawer.', 'Use it for a form of one field.']}
      states={{
        ...opens,
        rest: <Repository />,
        long: <Repository title="statement-service-of-the-payments-department-in-europe" />,
      }}
      keys={[
        ['Tab', 'Moves within it only'],
        ['Esc', 'Closes it; asks first when input would be lost'],
      ]}
      heard="“Dialog” and its title. The focus returns to the row that opened it."
    />
  ),
});

const Columns = ({ label = 'Columns' }) => (
  <Popover
    label={label}
    trigger={(props) => <Button {...props}>{label}</Button>}
    className="p-3 text-sm"
  >
    {() => <Checkbox label="Severity" defaultChecked />}
  </Popover>
);

export const PopoverPage = meta.story({
  name: 'Popover',
  render: () => (
    <ComponentPage
      name="Popover"
      purpose="A few controls beside their button. Actions are a menu, one line of words is a tooltip."
      components={{ Popover }}
      playground={playground('Popover', { label: 'Columns' }, (props) => (
        <Columns {...props} />
      ))}
      anatomy={[
        ['Button that opens it', 'button'],
        ['Layer of the browser, which turns where there is more room', '[popover]'],
        ['What is chosen, which acts at once', '[popover] label'],
      ]}
      specimen={
        <Framed height={240}>
          <Columns />
        </Framed>
      }
      dos={['Apply at once what is chosen in it.']}
      donts={['A form with Save: that is a dialog.', 'Open it by hovering.']}
      states={{
        ...opens,
        rest: <Columns />,
        long: <Columns label="Columns of the list and their order" />,
      }}
      keys={[
        ['Enter, Space', 'Open it'],
        ['Tab', 'Moves through it, and on to the page'],
        ['Esc', 'Closes it; the focus returns to the button'],
      ]}
      heard="The button says that it opens a dialog, and whether that is open; then its name."
    />
  ),
});

export const TooltipPage = meta.story({
  name: 'Tooltip',
  render: () => (
    <ComponentPage
      name="Tooltip"
      purpose="One line about a control: its name, or why it cannot be pressed. Never the only place of what one must know."
      components={{ Tooltip }}
      playground={playground(
        'Tooltip',
        { label: 'Copy link', shortcut: 'L', describes: false },
        (props) => (
          <Tooltip {...props}>
            <button type="button">Copy</button>
          </Tooltip>
        ),
      )}
      anatomy={[
        ['The control that it is about', 'button'],
        ['Dark ground, 256 px at most, with a line of 12 px', '[role="tooltip"]'],
        ['Shortcut', '[role="tooltip"] kbd'],
      ]}
      specimen={
        <Framed height={240}>
          <Tooltip label="Copy link" shortcut="L" side="bottom">
            <button type="button">Copy</button>
          </Tooltip>
        </Framed>
      }
      dos={['Set `describes` where it adds to the name.', 'Let the pointer rest on it.']}
      donts={['Links or buttons in it.', 'Put it on what takes no focus.']}
      states={{
        ...onlyDraws,
        rest: (
          <Tooltip label="Copy link" shortcut="L">
            <button type="button">Copy</button>
          </Tooltip>
        ),
        long: (
          <Tooltip label="The rule of the organisation allows seven days at most" describes>
            <button type="button">30 days</button>
          </Tooltip>
        ),
        disabled: { none: 'It is how a disabled button says its reason.' },
      }}
      keys={[
        ['Tab', 'Shows it with its control'],
        ['Esc', 'Hides it'],
      ]}
      heard="As its control’s name, or with `describes` as its description."
    />
  ),
});

const found = [
  {
    id: 'go',
    label: 'Go to',
    items: [
      { id: 'r1', icon: GitBranch, title: 'ledger-api', note: 'Repository', narrows: true },
      { id: 'r2', icon: GitBranch, title: 'ledger-batch', note: 'Repository', narrows: true },
    ],
  },
  { id: 'do', label: 'Actions', items: [{ id: 'a1', icon: Play, title: 'Scan ledger-api now' }] },
];

const Palette = ({ hits = found, label = 'Open the palette', open = false }) => {
  const [query, setQuery] = useState('led');
  return (
    <Opened label={label} open={open}>
      {(close) => (
        <CommandPalette
          query={query}
          onQuery={setQuery}
          sought={query}
          groups={hits}
          onRun={close}
          empty="Nothing matches."
          onClose={close}
        />
      )}
    </Opened>
  );
};

export const CommandPalettePage = meta.story({
  name: 'Command palette',
  render: () => (
    <ComponentPage
      name="Command palette"
      purpose="Finds every page, object and action by typing, from everywhere."
      components={{ CommandPalette }}
      playground={playground('CommandPalette', { label: 'Open the palette' }, (props) => (
        <Palette {...props} />
      ))}
      anatomy={[
        ['Field', 'input'],
        ['Groups of results', '[role="listbox"]'],
        ['Result that Enter takes', '[role="option"]'],
        ['Foot with the keys that act', 'dialog > :last-child'],
      ]}
      specimen={
        <Framed height={560}>
          <Palette open />
        </Framed>
      }
      dos={['Keep the marked result where it is when others arrive.', 'Narrow by Tab.']}
      donts={['A command that exists nowhere else.', 'Act on what is marked without Enter.']}
      states={{
        ...opens,
        rest: <Palette />,
        long: <Palette label="Open it with results that have long names" />,
        loading: { none: 'What was found stays, and the foot says that it searches.' },
        empty: <Palette hits={[]} label="Open it where nothing is found" />,
        error: { none: 'The foot says so, and offers another try.' },
      }}
      keys={[
        ['Ctrl K', 'Opens it'],
        ['Up, Down', 'Move'],
        ['Enter', 'Goes there, or does it'],
        ['Tab', 'Searches within the marked object'],
        ['Backspace', 'In the empty field: everywhere again'],
        ['Esc', 'Closes it'],
      ]}
      heard="“Search or run a command, combo box”, and the marked result with its group."
    />
  ),
});

/** The panel is never shown in a narrow window; here it takes the width that there is. */
const fitting = { '--peek': 'min(26rem, 100%)' } as CSSProperties; // React's type has no custom property

const Preview = ({ label = 'PF-48213', title = 'SQL injection in account statement query' }) => (
  <div className="relative flex h-72 justify-end overflow-hidden" style={fitting}>
    <PreviewPanel
      label={label}
      onNext={none}
      onOpen={none}
      onClose={none}
      foot={<Button kind="primary">Open pull request</Button>}
    >
      <h2 className="text-md font-semibold">{title}</h2>
    </PreviewPanel>
  </div>
);

export const PreviewPanelPage = meta.story({
  name: 'Preview panel',
  render: () => (
    <ComponentPage
      name="Preview panel"
      purpose="What a row is about, beside the list. It is not modal: J and K still move the list."
      components={{ PreviewPanel }}
      playground={playground('PreviewPanel', { label: 'PF-48213' }, (props) => (
        <Preview {...props} />
      ))}
      anatomy={[
        ['Head of 40 px with the id, neighbours, open and close', 'header'],
        ['Body', 'h2'],
        ['Foot with actions', 'footer'],
      ]}
      dos={['Keep it open while the list is filtered.', 'Say at the ends why there is no next.']}
      donts={['Show it below 1,024 px: the row opens the page.', 'A form of several fields.']}
      states={{
        ...opens,
        rest: <Preview />,
        long: <Preview title="SQL injection in the account statement query of all four services" />,
        disabled: { none: 'At the ends of the list a neighbour is, with its reason.' },
      }}
      keys={[
        ['J, K', 'The next and the one before'],
        ['Enter', 'Opens the page of it'],
        ['Esc', 'Closes it'],
      ]}
      heard="“Preview, complementary”, the id as its heading."
    />
  ),
});
