import { dismissToast, toastStore, type ToastAction } from './toast-store';

const pressed = new WeakSet<ToastAction>();

/** The undo of the last change; its toast may have disappeared. */
let last: { readonly toast: number; readonly action: ToastAction } | undefined;

/** Stores the newest undo on screen for the hotkey. */
export function rememberUndo(): void {
  const newest = toastStore.read().find(({ action }) => action?.undoes);
  if (newest?.action && newest.id > (last?.toast ?? 0))
    last = { toast: newest.id, action: newest.action };
}

/** Runs an action and closes its toast. An undo runs once, by button or by hotkey. */
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
