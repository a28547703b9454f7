export type ToastKind = 'ok' | 'error' | 'info' | 'ai';
export type ToastAction = {
  label: string;
  onPress: () => void;
  /** Marks an undo, which Ctrl Z triggers as well. */
  undoes?: boolean;
};
export type Toast = {
  id: number;
  kind: ToastKind;
  title: string;
  detail?: string | undefined;
  action?: ToastAction | undefined;
  /** A second action, after the first. */
  more?: ToastAction | undefined;
};

/** Specification §9. */
export const toastMs = 5000;
const maxToasts = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Toast[]) => {
  toasts = next;
  listeners.forEach((listener) => listener());
};

/**
 * Shows a toast, the newest on top; a fourth one replaces the oldest. Returns its id for
 * `dismissToast`.
 */
export function toast(content: Omit<Toast, 'id'>): number {
  lastId += 1;
  publish([{ ...content, id: lastId }, ...toasts].slice(0, maxToasts));
  return lastId;
}

export const dismissToast = (id: number) => publish(toasts.filter((one) => one.id !== id));
export const clearToasts = () => publish([]);

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => toasts,
};
