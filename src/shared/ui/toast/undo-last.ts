import { dismissToast, toastStore, type ToastAction } from './toast-store';

const pressed = new WeakSet<ToastAction>();

/** Of the last change that can be undone; its toast may be gone by now. */
let last: { readonly toast: number; readonly action: ToastAction } | undefined;

/** Remembers the newest undo on screen for the key. */
export function rememberUndo(): void {
  const newest = toastStore.read().find(({ action }) => action?.undoes);
  if (newest?.action && newest.id > (last?.toast ?? 0))
    last = { toast: newest.id, action: newest.action };
}

/** Presses an action and closes its toast. An undo is pressed once, by button or by key. */
export function pressAction(toast: number, action: ToastAction): void {
  dismissToast(toast);
  if (action.undoes && pressed.has(action)) return;
  pressed.add(action);
  action.onPress();
}

/** @returns whether there was something to undo */
export function undoLast(): boolean {
  if (!last || pressed.has(last.action)) return false;
  pressAction(last.toast, last.action);
  return true;
}
