import { lazyComponent } from '@/shared/lib/lazy-component';

// Most people sign in with one step and a password: the rest comes when it is needed.
export const CodeForm = lazyComponent(() =>
  import('./code-form').then((module) => module.CodeForm),
);

export const PasskeyButton = lazyComponent(() =>
  import('./passkey-button').then((module) => module.PasskeyButton),
);

export const GoogleButton = lazyComponent(() =>
  import('./google-button').then((module) => module.GoogleButton),
);
