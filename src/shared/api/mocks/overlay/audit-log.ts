import type { AuditEntry } from '../../generated/model';
import { people } from '../data/people';
import { dayMs, today } from '../data/today';
import { getListAuditLogResponseMock } from '../generated/activity/activity.msw';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { pageOf } from './page';

/** The actions in the log, with their subjects. */
const deeds = [
  ['session.login', 'session'],
  ['team.invite', 'user'],
  ['policy.create', 'policy'],
  ['repository.update', 'repository'],
  ['finding.accept_risk', 'finding'],
  ['token.create', 'token'],
  ['scans.upload', 'scan'],
] as const;

const details: Readonly<Record<string, Record<string, string>>> = {
  'team.invite': { role: 'developer' },
  'scans.upload': { file: 'trivy.json', by_token: 'ci' },
};

const size = 120;

/** Three entries a day, newest first. */
const makeEntries = (): AuditEntry[] => {
  const [example] = getListAuditLogResponseMock().data;
  return Array.from({ length: size }, (_, index): AuditEntry => {
    const [action, subject] = deeds[index % deeds.length] ?? deeds[0];
    return {
      id: `01980a5c-0ad0-7000-8000-${(size - index).toString(16).padStart(12, '0')}`,
      at: new Date(today() - (index * dayMs) / 3).toISOString(),
      actor: people[index % 18]?.username ?? 'admin',
      action,
      subject_type: subject,
      subject_id: example?.subject_id ?? null,
      detail: details[action] ?? {},
      request_id: example?.request_id ?? null,
    };
  });
};

/** Both days of a range are inclusive, in UTC, as on the server. */
const isWithin = (at: string, [from = '', to = '']: readonly string[]): boolean =>
  at.slice(0, 10) >= from && (to === '' || at.slice(0, 10) <= to);

export const auditLogOverlay = (state: MockState) => {
  const entries = state.store.collection('Audit entry', makeEntries(), ({ id }) => id);
  return {
    listAuditLog: ({ request }) => {
      const url = new URL(request.url);
      const words = (url.searchParams.get('q') ?? '').toLowerCase();
      const actions = url.searchParams.get('action')?.split(',') ?? [];
      const days = (url.searchParams.get('date_range') ?? '').split('..');
      return pageOf(
        entries.all.filter(
          ({ at, actor, action, subject_id: subject }) =>
            [actor, action, subject].some((text) => text?.toLowerCase().includes(words)) &&
            (actions.length === 0 || actions.includes(action)) &&
            isWithin(at, days),
        ),
        url,
      );
    },
  } satisfies Overlay;
};
