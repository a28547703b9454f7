import { lazyComponent } from '@/shared/lib/lazy-component';

export const AddPasskeyDialog = lazyComponent(() =>
  import('./add-passkey-dialog').then((module) => module.AddPasskeyDialog),
);
export const RenamePasskeyDialog = lazyComponent(() =>
  import('./rename-passkey-dialog').then((module) => module.RenamePasskeyDialog),
);
export const RemovePasskeyDialog = lazyComponent(() =>
  import('./remove-passkey-dialog').then((module) => module.RemovePasskeyDialog),
);
