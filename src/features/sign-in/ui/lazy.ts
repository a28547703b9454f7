import { lazyComponent } from '@/shared/lib/lazy-component';

// Most users sign in with a password only, so the rest loads on demand.
export const CodeForm = lazyComponent(() =>
  import('./code-form').then((module) => module.CodeForm),
);

export const PasskeyButton = lazyComponent(() =>
  import('./passkey-button').then((module) => module.PasskeyButton),
);

export const GoogleButton = lazyComponent(() =>
  import('./google-button').then((module) => module.GoogleButton),
);
