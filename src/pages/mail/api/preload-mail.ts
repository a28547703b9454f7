import type { QueryClient } from '@tanstack/react-query';
import { getListOutboxQueryOptions } from '@/shared/api/generated/activity';
import { preload } from '@/shared/lib/preload';
import { type Actor, can } from '#domain/roles';
import { mailParams } from '../model/mail-params';
import type { MailSearch } from '../model/mail-search';

export const preloadMail = (client: QueryClient, user: Actor, search: MailSearch) =>
  preload(client, can(user, 'outbox:read') ? [getListOutboxQueryOptions(mailParams(search))] : []);
