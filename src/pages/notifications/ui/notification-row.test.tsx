import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getListNotificationsResponseMock } from '@/shared/api/mocks/generated/notifications/notifications.msw';
import { notificationMessage } from '../model/notification-messages';
import { NotificationRow } from './notification-row';

vi.mock('../model/notification-messages', () => ({ notificationMessage: vi.fn() }));

it.each([
  ['', /^\d/],
  ['Due tomorrow', /^Due tomorrow · \d/],
])('puts a dot before the time only after a text: "%s"', (message, line) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.mocked(notificationMessage).mockReturnValue({ title: 'Reminder', message });
  const [first] = getListNotificationsResponseMock().data;
  if (!first) throw new Error('The mock has no notification.');
  const notification = {
    ...first,
    subject_type: null,
    subject_id: null,
    notification_type: 'reminder' as const,
  };
  render(
    <I18nProvider i18n={i18n}>
      <ul>
        <NotificationRow notification={notification} onRead={vi.fn()} onRemove={vi.fn()} />
      </ul>
    </I18nProvider>,
  );
  expect(screen.getByText('Reminder').nextElementSibling?.textContent).toMatch(line);
});

it.each([
  ['unread', true],
  ['read', false],
] as const)('is bold while it is unread, its link too: %s', async (status, isBold) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.mocked(notificationMessage).mockReturnValue({ title: 'Exploited now', message: '' });
  const [first] = getListNotificationsResponseMock().data;
  if (!first) throw new Error('The mock has no notification.');
  const notification = {
    ...first,
    subject_type: null,
    subject_id: null,
    notification_type: 'kev_match' as const,
    status,
  };
  const row = () => (
    <ul>
      <NotificationRow notification={notification} onRead={vi.fn()} onRemove={vi.fn()} />
    </ul>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: row }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Exploited now' });
  expect(link.classList.contains('font-semibold')).toBe(isBold);
});
