// Modules that the React Compiler skips. Its caches make code a third larger, and a component that
// renders once with its page never reads them. Lists, tables and the modules with their functions
// and values are compiled, so that unchanged rows do not render again.
//
// Saves 9.9 kB (gzip) of the findings list's scripts and 4.5 kB of the sign-in page's. Off: remove
// `unmemoizedModules` from `exclude` in vite.config.ts.

/** Folders and modules below `src`, without extension; `*` matches one folder. */
export const unmemoizedPaths = [
  'app/error-screen',
  'app/providers',
  'app/router',
  'entities/finding/ui',
  'features/*/ui',
  'features/sign-in',
  'pages/findings/model/use-list-controls',
  'pages/findings/ui/findings-toolbar',
  'pages/login',
  'pages/pending',
  'shared/lib/color-mode',
  'shared/lib/first-load',
  'shared/lib/form-draft',
  'shared/lib/lazy-component',
  'shared/lib/media',
  'shared/lib/motion-choice',
  'shared/lib/use-local-storage',
  'shared/ui',
  'widgets/app-shell',
  'widgets/auth-layout',
  'widgets/bulk-actions/ui',
  'widgets/saved-views',
] as const;

export const unmemoizedModules = new RegExp(
  String.raw`/src/(?:${unmemoizedPaths.join('|').replaceAll('*', String.raw`[\w-]+`)})[/.]`,
);
