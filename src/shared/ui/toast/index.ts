export { ToastRegion } from './late-toast-region';
export {
  clearToasts,
  dismissToast,
  type Toast,
  type ToastAction,
  type ToastKind,
  toast,
  toastMs,
} from './toast-store';
