/**
 * The commands of the findings list by key. The shortcuts sheet and the tooltips use the same
 * table.
 */
export type ListCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'page-down'
  | 'page-up'
  | 'select'
  | 'select-range'
  | 'select-page'
  | 'peek'
  | 'open'
  | 'search'
  | 'filter'
  | 'columns'
  | 'group'
  | 'export'
  | 'assign'
  | 'accept'
  | 'send'
  | 'patch'
  | 'pull-requests'
  | 'issues'
  | 'false-positive'
  | 'seen'
  | 'all-seen'
  | 'escape';

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const plain: Readonly<Record<string, ListCommand>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'page-down',
  PageUp: 'page-up',
  x: 'select',
  ' ': 'peek',
  Enter: 'open',
  '/': 'search',
  f: 'filter',
  e: 'export',
  a: 'assign',
  r: 'accept',
  s: 'send',
  d: 'patch',
  p: 'pull-requests',
  i: 'issues',
  m: 'false-positive',
  u: 'seen',
  Escape: 'escape',
};
const shifted: Readonly<Record<string, ListCommand>> = {
  x: 'select-range',
  c: 'columns',
  b: 'group',
  u: 'all-seen',
  '/': 'search',
};

/** Keys that activate the focused control, so the list must not handle them. */
const nativeKeys = new Set(['Enter', ' ']);

export function listCommand(
  press: KeyPress,
  focus: 'grid' | 'control' | 'field',
): ListCommand | undefined {
  if (press.altKey || focus === 'field') return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrlKey || press.metaKey)
    return key === 'a' && focus === 'grid' ? 'select-page' : undefined;
  if (
    focus === 'control' &&
    (nativeKeys.has(key) || key.startsWith('Arrow') || key === 'Home' || key === 'End')
  )
    return undefined;
  return press.shiftKey ? shifted[key] : plain[key];
}

/**
 * The kind of the focused element: letters belong to fields, Enter and Space to buttons and links.
 */
export function focusKind(target: EventTarget | null): 'grid' | 'control' | 'field' {
  if (!(target instanceof HTMLElement)) return 'grid';
  if (
    target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])')
  )
    return 'field';
  return target.matches(
    'button, a, input, summary, [role=tab], [role=slider], [role=option], [role=menuitem]',
  )
    ? 'control'
    : 'grid';
}
