import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  getListTriageRulesResponseMock,
  getPreviewTriageRuleResponseMock,
} from '@/shared/api/mocks/generated/policies/policies.msw';
import { getListDevelopersResponseMock } from '@/shared/api/mocks/generated/users/users.msw';
import { clearToasts } from '@/shared/ui/toast/toast-store';
import { TriageRuleDialog } from './triage-rule-dialog';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(clearToasts);

const [example] = getListTriageRulesResponseMock().data;
if (!example) throw new Error('The contract has no example of a triage rule.');
const saved = { ...example, filter: { file: 'tests/' }, version: 7 };

const refusal = Response.json(
  { code: 'no_match', title: 'Unprocessable', detail: 'No finding matches.' },
  { status: 422, headers: { 'content-type': 'application/problem+json' } },
);

const outdated = Response.json(
  { code: 'stale', title: 'Precondition failed' },
  { status: 412, headers: { 'content-type': 'application/problem+json' } },
);

/** The rule as another user has saved it. */
const latest = { ...saved, change: { ...saved.change, reason: 'Generated code.' } };

/** The server saves each time but refuses to apply the rule. */
function open(rule?: typeof saved) {
  const writes: [method: string, path: string, version: string | null, name: unknown][] = [];
  let { version } = saved;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const request = new Request(new URL(input, 'http://127.0.0.1'), init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/apply')) return refusal.clone();
    if (pathname.endsWith('/preview')) return Response.json(getPreviewTriageRuleResponseMock());
    if (pathname.endsWith('/triage-rules') && request.method === 'GET')
      return Response.json({ data: [latest] });
    if (request.method === 'GET') return Response.json(getListDevelopersResponseMock());
    const { name } = (await request.json()) as { name: string }; // as in the contract
    writes.push([
      request.method,
      pathname.replace(/^.*(?=\/triage-rules)/, ''),
      request.headers.get('if-match'),
      name,
    ]);
    if (request.headers.get('if-match') === '"6"') return outdated.clone();
    version += 1;
    return Response.json({ data: { ...saved, version } });
  });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <TriageRuleDialog filter={saved.filter} {...(rule && { rule })} onClose={onClose} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const write = (name: RegExp, value: string) =>
    fireEvent.change(field(name), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save rule' }));
  return { writes, onClose, field, write, save };
}

it('changes the version that was read', async () => {
  const { writes, onClose, field, write, save } = open(saved);
  expect(field(/^Name/).value).toBe(saved.name);
  write(/^Name/, 'Tests are not deployed');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes).toEqual([['PUT', `/triage-rules/${saved.id}`, '"7"', 'Tests are not deployed']]);
});

it.each([
  ['a new rule', undefined, ['POST', '/triage-rules', null]],
  ['an edited rule', saved, ['PUT', `/triage-rules/${saved.id}`, '"7"']],
])('saves %s once where only its application is refused', async (_of, rule, first) => {
  const { writes, onClose, write, save } = open(rule);
  write(/^Name/, 'A rule');
  write(/^Reason/, 'Not deployed.');
  fireEvent.click(screen.getByRole('checkbox'));
  save();
  await screen.findByText('No finding matches.');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes).toEqual([
    [...first, 'A rule'],
    ['PUT', `/triage-rules/${saved.id}`, '"8"', 'A rule'],
  ]);
});

it('shows what another user saved meanwhile, and saves the change to that', async () => {
  const { writes, onClose, field, write, save } = open({ ...saved, version: 6 });
  write(/^Name/, 'Tests are not deployed');
  save();
  await screen.findByText('Precondition failed');
  await waitFor(() => expect(field(/^Reason/).value).toBe('Generated code.'));
  expect(field(/^Name/).value).toBe('Tests are not deployed');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes.map(([, , version]) => version)).toEqual(['"6"', '"7"']);
});
