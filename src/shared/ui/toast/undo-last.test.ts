import { beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, toast, toastStore } from './toast-store';
import { pressAction, rememberUndo, undoLast } from './undo-last';

beforeEach(clearToasts);

const change = (undo: () => void) => {
  const action = { label: 'Undo', undoes: true, onPress: undo };
  const id = toast({ kind: 'ok', title: 'Changed', action });
  rememberUndo();
  return { id, action };
};

it('undoes the last change once, also when its toast is gone', () => {
  const undo = vi.fn();
  change(undo);
  toast({ kind: 'info', title: 'Other', action: { label: 'Show', onPress: vi.fn() } });
  rememberUndo();
  clearToasts();
  expect(undoLast()).toBe(true);
  expect(undoLast()).toBe(false);
  expect(undo).toHaveBeenCalledOnce();
});

it('does nothing after the button did', () => {
  const undo = vi.fn();
  const { id, action } = change(undo);
  pressAction(id, action);
  expect(toastStore.read()).toEqual([]);
  expect(undoLast()).toBe(false);
  expect(undo).toHaveBeenCalledOnce();
});
