import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
// Loaded immediately, not after the first page as in the app, because stories check what they have
// just announced.
import { ToastRegion } from '@/shared/ui/toast/toast-region';
import { clearToasts } from '@/shared/ui/toast/toast-store';
import { clearLaunches, hideJobs } from '@/entities/job';
import { accessToken, storeAccessToken } from '@/entities/session';
import { setAccessTokenSource } from '@/shared/api/http';
import { handlers, roles, sessionAs } from './mocks';
import './preview.css';
import { Themed } from './themed';

// Lazy components load from the development server.
configure({
  asyncUtilTimeout: 15_000,
  // Otherwise each failed attempt to find an element would write the entire document into its
  // error.
  ...(import.meta.env['VITEST'] !== undefined && {
    getElementError: (message) => new Error(message ?? 'No such element.'),
  }),
});

// As in the app, because mocks that refuse requests like the server require the token.
setAccessTokenSource(accessToken);

const catalogs = import.meta.glob<{ messages: Messages }>('../src/shared/i18n/locales/*.po');

async function activate(locale: string) {
  const catalog = await catalogs[`../src/shared/i18n/locales/${locale}.po`]?.();
  i18n.loadAndActivate({
    locale: locale === 'es' ? 'es' : 'en-US',
    messages: catalog?.messages ?? {},
  });
  document.documentElement.lang = locale;
}

/** The backend of whole pages: stateful mocks, or the contract's examples. */
const examples = 'examples';
const scenarios = [
  { value: 'typical', title: 'Typical: 2,000 findings' },
  { value: 'first', title: 'First day' },
  { value: 'empty', title: 'Empty' },
  { value: 'large', title: '100,000 findings' },
  { value: 'expired', title: 'Session expired' },
  { value: 'failing-imports', title: 'Imports fail' },
  { value: examples, title: 'Examples of the contract' },
];

const themes = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const;
const isTheme = (value: unknown): value is keyof typeof themes =>
  typeof value === 'string' && value in themes;

/** Tests request only violations: describing each passing node takes a fifth of axe's time. */
const violationsAlone = import.meta.env['VITEST'] !== undefined && {
  options: { resultTypes: ['violations' as const] },
};

async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return worker;
}

/**
 * Clears what the app stored in this browser, such as the last search of the findings list, but not
 * Storybook's own data.
 */
function forgetStored() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage).filter((one) => one.startsWith('parapet')))
      storage.removeItem(key);
}

export default definePreview({
  addons: [addonA11y(), addonMsw(startWorker)],
  parameters: {
    a11y: { test: 'error', ...violationsAlone },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: ['Start', 'Foundations', 'Components', 'Patterns', 'Pages', 'Features', '*', 'UI'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: ['both', 'light', 'dark'],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: ['en', 'es', 'pseudo'],
        dynamicTitle: true,
      },
    },
    scenario: {
      toolbar: { title: 'Scenario', icon: 'database', items: scenarios, dynamicTitle: true },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    role: { toolbar: { title: 'Role', icon: 'user', items: [...roles], dynamicTitle: true } },
  },
  initialGlobals: {
    theme: 'both',
    locale: 'en',
    role: 'admin',
    scenario: 'typical',
    direction: 'ltr',
  },
  beforeEach: async ({ globals, parameters, msw }) => {
    // All stories share one document: pending toasts or dialogs of the previous one would take the
    // focus.
    clearToasts();
    clearLaunches();
    hideJobs();
    forgetStored();
    if (parameters['frame'] === 'page') storeAccessToken('mock');
    const role = roles.find((candidate) => candidate === globals['role']) ?? 'admin';
    const scenario = String(globals['scenario']);
    if (parameters['frame'] === 'page' && scenario !== examples) {
      // Loaded on demand, because components do not need it.
      const { scenarioMocks } = await import('./scenarios');
      msw.use(...(await scenarioMocks(scenario, role)));
    } else msw.use(sessionAs(role));
  },
  loaders: [async ({ globals }) => activate(String(globals['locale']))],
  decorators: [
    // A story with interactions is shown once; one that only shows states is shown in both themes.
    (Story, { globals, playFunction, parameters }) => {
      const asked: unknown = globals['theme'];
      const once = playFunction !== undefined || parameters['themes'] === 'one';
      const theme = isTheme(asked) && (asked !== 'both' || !once) ? asked : 'light';
      document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      document.documentElement.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
      return (
        <I18nProvider i18n={i18n}>
          <Themed themes={themes[theme]} frame={parameters['frame'] === 'page' ? 'page' : 'padded'}>
            <Story />
          </Themed>
          {/* A whole page includes the app's own. */}
          {parameters['frame'] !== 'page' && <ToastRegion />}
        </I18nProvider>
      );
    },
  ],
});
