import { beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, dismissToast, toast, toastMs, toastStore } from './toast-store';

beforeEach(clearToasts);
const titles = () => toastStore.read().map((one) => one.title);

it('shows the newest on top and at most three', () => {
  for (const title of ['1', '2', '3', '4']) toast({ kind: 'ok', title });
  expect(titles()).toEqual(['4', '3', '2']);
});

it('dismisses by id and leaves the others', () => {
  toast({ kind: 'ok', title: 'stays' });
  const id = toast({ kind: 'error', title: 'goes' });
  dismissToast(id);
  expect(titles()).toEqual(['stays']);
});

it('tells who listens, until they stop', () => {
  const listener = vi.fn();
  const stop = toastStore.subscribe(listener);
  toast({ kind: 'ok', title: 'one' });
  stop();
  toast({ kind: 'ok', title: 'two' });
  expect(listener).toHaveBeenCalledOnce();
});

it('lasts as long as the specification says', () => {
  expect(toastMs).toBe(5000);
});
