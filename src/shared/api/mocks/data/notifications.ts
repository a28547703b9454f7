import { isScanWarning } from '#domain/scan-notes';
import type { Finding, Notification, Scan } from '../../generated/model';
import { countsOf } from './scan-outcomes';
import type { MockScan } from './mock-scan';
import { today } from './today';

type Words = Pick<Notification, 'notification_type' | 'title' | 'message' | 'facts'>;

const failedWords = ({ attributes: { repository, error } }: Scan): Words | undefined =>
  error
    ? {
        notification_type: 'scan_failed',
        title: `Couldn’t import a report for ${repository.nickname}`,
        message: error.message,
        facts: {
          repository: repository.nickname,
          ...(error.type !== null && { error: { type: error.type, facts: error.facts } }),
        },
      }
    : undefined;

/** As on the server: none for a complete scan that changed nothing. */
const endedWords = (kept: MockScan, findings: readonly Finding[]): Words | undefined => {
  const { repository, notes } = kept.scan.attributes;
  const { new: fresh, fixed, reopened } = countsOf(kept, findings);
  const warning = notes.find(({ code }) => isScanWarning(code));
  const hasChanged = fresh + fixed + reopened > 0;
  if (!hasChanged && !warning) return undefined;
  const changes = `${fresh} new, ${fixed} fixed, ${reopened} reopened`;
  return {
    notification_type: 'scan_ended',
    title: warning
      ? `The scan of ${repository.nickname} is incomplete`
      : `Scan finished for ${repository.nickname}`,
    message: [warning?.text, hasChanged && changes].filter(Boolean).join(' '),
    facts: {
      repository: repository.nickname,
      ...{ new: fresh, fixed, reopened },
      ...(warning && { note: { code: warning.code, facts: warning.facts } }),
    },
  };
};

const count = 12;

const isLastNight = ({ reported = today() }: MockScan): boolean => reported === today();

const isNews = (kept: MockScan): boolean => {
  const { status, notes } = kept.scan.attributes;
  return status === 'failed' || notes.length > 0 || !isLastNight(kept);
};

/** What last night's scans could not do, unread, and what those before found. Newest first. */
export const firstNotifications = (
  scans: readonly MockScan[],
  findings: readonly Finding[],
): Notification[] =>
  scans
    .filter(isNews)
    .slice(0, count)
    .flatMap((kept, index): Notification[] => {
      const { id, attributes } = kept.scan;
      const words =
        attributes.status === 'failed' ? failedWords(kept.scan) : endedWords(kept, findings);
      return words
        ? [
            {
              ...words,
              _id: `01980a5c-0e50-7000-8000-${(count - index).toString(16).padStart(12, '0')}`,
              status: isLastNight(kept) ? 'unread' : 'read',
              ...{ subject_type: 'scan', subject_id: id },
              created_at: attributes.finished_at ?? attributes.created_at,
            },
          ]
        : [];
    });
