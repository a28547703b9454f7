import { describe, expect, it } from 'vitest';
import { focusKind, listCommand } from './keyboard';

const press = (
  key: string,
  modifiers: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {},
) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe('keys of the findings list', () => {
  it.each([
    ['j', {}, 'next'],
    ['ArrowUp', {}, 'previous'],
    ['x', {}, 'select'],
    ['X', { shiftKey: true }, 'select-range'],
    ['a', { ctrlKey: true }, 'select-page'],
    ['a', { metaKey: true }, 'select-page'],
    [' ', {}, 'peek'],
    ['Enter', {}, 'open'],
    ['/', {}, 'search'],
    ['C', { shiftKey: true }, 'columns'],
    ['u', {}, 'seen'],
    // Caps Lock is on.
    ['U', {}, 'seen'],
    ['u', { shiftKey: true }, 'all-seen'],
  ] as const)('%s %o → %s', (key, modifiers, command) => {
    expect(listCommand(press(key, modifiers), 'grid')).toBe(command);
  });

  it('leaves typing to fields, and Enter and Space to the focused control', () => {
    expect(listCommand(press('j'), 'field')).toBeUndefined();
    expect(listCommand(press('Enter'), 'control')).toBeUndefined();
    expect(listCommand(press('x'), 'control')).toBe('select');
    expect(listCommand(press('j', { ctrlKey: true }), 'grid')).toBeUndefined();
    expect(listCommand(press('f', { altKey: true }), 'grid')).toBeUndefined();
  });

  it('knows a field from a control from the grid', () => {
    document.body.innerHTML =
      '<input id="q"><input id="c" type="checkbox"><button id="b"></button><div id="g" role="grid"></div>';
    const kind = (id: string) => focusKind(document.getElementById(id));
    expect([kind('q'), kind('c'), kind('b'), kind('g')]).toEqual([
      'field',
      'control',
      'control',
      'grid',
    ]);
  });
});
