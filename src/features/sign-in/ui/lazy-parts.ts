import { lazily } from '@/shared/lib/lazily';

// Most people sign in with one step and a password: the rest comes when it is needed.
export const CodeForm = lazily(() => import('./code-form').then((module) => module.CodeForm));
export const GoogleButton = lazily(() =>
  import('./google-button').then((module) => module.GoogleButton),
);
