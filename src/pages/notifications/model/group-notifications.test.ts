import { describe, expect, it } from 'vitest';
import type { Notification } from '@/shared/api/generated/model';
import { groupNotifications, sumOfScans } from './group-notifications';

let made = 0;
const note = (minute: number, change: Partial<Notification> = {}): Notification => ({
  _id: String((made += 1)),
  notification_type: 'scan_ended',
  status: 'unread',
  title: 'Scan finished',
  message: '',
  subject_type: 'scan',
  subject_id: String(made),
  facts: { repository: 'shop', new: 2, fixed: 1, reopened: 0 },
  created_at: new Date(Date.UTC(2026, 5, 1, 8, minute)).toISOString(),
  ...change,
});

const sizes = (list: Notification[]) => groupNotifications(list).map(({ parts }) => parts.length);

describe('entries of notifications', () => {
  it('are one for several of one kind about one repository', () => {
    const bank = { facts: { repository: 'bank', new: 1, fixed: 0, reopened: 0 } };
    expect(sizes([note(0), note(1, bank), note(2), note(3)])).toEqual([3, 1]);
  });

  it('are several for other kinds, and after a pause of an hour', () => {
    expect(sizes([note(0), note(1, { notification_type: 'scan_failed' })])).toEqual([1, 1]);
    expect(sizes([note(0), note(60), note(120)])).toEqual([3]);
    expect(sizes([note(0), note(61)])).toEqual([1, 1]);
    expect(sizes([note(61), note(0)])).toEqual([1, 1]);
  });

  it('are several where nothing says that the object is one', () => {
    const without = { facts: null, subject_type: null, subject_id: null };
    expect(sizes([note(0, without), note(0, without)])).toEqual([1, 1]);
    const finding = { facts: null, subject_type: 'finding', subject_id: 'f1' };
    expect(sizes([note(0, finding), note(0, finding)])).toEqual([2]);
  });

  it('sum what imports changed, where each part says it', () => {
    expect(sumOfScans([note(0), note(1)])).toEqual({ fresh: 4, fixed: 2, reopened: 0 });
    expect(sumOfScans([note(0), note(1, { facts: { repository: 'shop' } })])).toBeUndefined();
  });
});
