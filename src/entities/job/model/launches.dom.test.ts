import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import {
  announceLaunch,
  clearLaunches,
  hasLaunches,
  launch,
  drainLaunchNews,
  watchLaunches,
} from './launches';

const what = { store: 'remediation', kind: 'triage_findings' } as const;
const refusal = (status: number) => new ApiError({ status, code: 'x', title: 'x', detail: 'x' });

beforeEach(clearLaunches);

it('knows a run before the server does, by the id that the server gets', async () => {
  const asked = vi.fn((id: string) => Promise.resolve(id));
  const id = await launch(what, asked);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(drainLaunchNews()).toEqual([
    { ...what, job: id, state: 'asked' },
    { ...what, job: id, state: 'accepted' },
  ]);
  expect(drainLaunchNews()).toEqual([]);
  expect(hasLaunches()).toBe(true);
});

it.each([
  [refusal(422), 'refused'],
  [refusal(409), 'refused'],
  [refusal(0), 'asked'],
  [refusal(502), 'asked'],
] as const)('%s leaves it %s', async (error, state) => {
  await expect(launch(what, () => Promise.reject(error))).rejects.toBe(error);
  expect(drainLaunchNews().at(-1)?.state).toBe(state);
});

it('says when the answer was already the end of it', async () => {
  await launch(
    what,
    () => Promise.resolve({ done: 3 }),
    (answer) => 'done' in answer,
  );
  expect(drainLaunchNews().at(-1)?.state).toBe('ended');
});

it('tells a follower that comes later', () => {
  announceLaunch({ ...what, job: '1', state: 'asked' });
  const listener = vi.fn();
  const stop = watchLaunches(listener);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  announceLaunch({ ...what, job: '2', state: 'asked' });
  expect(listener).toHaveBeenCalledOnce();
});
