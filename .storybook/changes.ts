// The changelog of the design system, newest first: what designers see, and what developers must
// adapt. CHANGELOG.md has the effects on the product.

export type Change = {
  day: string;
  what: string;
  /** The pages of the changed components, by name; empty for the entire system. */
  of: readonly string[];
  /** What users of the component must change. */
  adapt?: string;
};

export const changes: readonly Change[] = [
  {
    day: '2026-11-29',
    what: 'The foot of a form in a dialog is one component: Cancel, and the action that submits.',
    of: ['Form foot'],
  },
  {
    day: '2026-11-29',
    what: 'When it goes away, the focus returns to the field where it was.',
    of: ['Save bar'],
  },
  {
    day: '2026-11-29',
    what: 'A dialog that opens on it keeps its list closed, unless the dialog is about it.',
    of: ['Combobox'],
    adapt: 'Add `data-autofocus` where the list is to open with the dialog.',
  },
  {
    day: '2026-11-28',
    what: 'A drawer can be 736 px wide, for a table about the object that it shows.',
    of: ['Drawer'],
  },
  {
    day: '2026-11-27',
    what: 'What no tool has looked at is hatched instead of zero.',
    of: ['Proportion bar'],
  },
  {
    day: '2026-11-27',
    what: 'A list that has more values than it shows says so, and asks for them while one types.',
    of: ['Multi-select'],
  },
  {
    day: '2026-11-24',
    what: 'The tokens are exported as W3C design tokens, from the same source as the CSS.',
    of: [],
  },
  {
    day: '2026-11-24',
    what: 'It can look ahead: presets begin today, and later dates can be chosen.',
    of: ['Date range'],
  },
  {
    day: '2026-11-24',
    what: 'Ctrl Z presses “Undo” of the last message.',
    of: ['Toast'],
    adapt: 'Mark an action that takes a change back: undoes.',
  },
  {
    day: '2026-11-22',
    what: 'The menu of a card stays beside its title on a phone.',
    of: ['Card'],
  },
  {
    day: '2026-11-22',
    what: 'Matches are bold, Tab narrows to one kind, and recent things come first.',
    of: ['Command palette'],
  },
  {
    day: '2026-11-22',
    what: 'Four figures stand in one row of equal parts.',
    of: ['Stat'],
    adapt: 'Put the figures into StatGrid.',
  },
  {
    day: '2026-11-22',
    what: 'What floats over the page reads from the start, also above a cell aligned to the end.',
    of: ['Dialog', 'Menu', 'Popover'],
  },
  {
    day: '2026-11-21',
    what: 'The summary of errors names the field beside each thing that needs fixing.',
    of: ['Form', 'Field and input'],
  },
  {
    day: '2026-11-21',
    what: 'A form knows the dialog or card that it fills, and keeps its distances by itself.',
    of: ['Form', 'Confirm dialog'],
    adapt: 'Remove distances of your own around a form.',
  },
];

/** The day of the first components. */
const begin = '2026-11-21';

/** The changes of one component, by the name of its page. */
export const changesOf = (page: string): readonly Change[] =>
  changes.filter(({ of }) => of.includes(page));

/** The day since which no code that uses the component had to be adapted. */
export const stableSince = (page: string): string =>
  changesOf(page).find(({ adapt }) => adapt !== undefined)?.day ?? begin;
