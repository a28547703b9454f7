import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api/api-error';
import {
  announceLaunch,
  forgetLaunches,
  hasLaunches,
  launch,
  takeLaunchNews,
  watchLaunches,
} from './launches';

const what = { store: 'remediation', kind: 'triage_findings' } as const;
const refusal = (status: number) => new ApiError({ status, code: 'x', title: 'x', detail: 'x' });

beforeEach(forgetLaunches);

it('knows a run before the server does, by the id that the server gets', async () => {
  const asked = vi.fn((id: string) => Promise.resolve(id));
  const id = await launch(what, asked);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(takeLaunchNews()).toEqual([
    { ...what, job: id, state: 'asked' },
    { ...what, job: id, state: 'accepted' },
  ]);
  expect(takeLaunchNews()).toEqual([]);
  expect(hasLaunches()).toBe(true);
});

it.each([
  [refusal(422), 'refused'],
  [refusal(409), 'refused'],
  [refusal(0), 'asked'],
  [refusal(502), 'asked'],
] as const)('%s leaves it %s', async (error, state) => {
  await expect(launch(what, () => Promise.reject(error))).rejects.toBe(error);
  expect(takeLaunchNews().at(-1)?.state).toBe(state);
});

it('says when the answer was already the end of it', async () => {
  await launch(
    what,
    () => Promise.resolve({ done: 3 }),
    (answer) => 'done' in answer,
  );
  expect(takeLaunchNews().at(-1)?.state).toBe('ended');
});

it('tells a follower that comes later', () => {
  announceLaunch({ ...what, job: '1', state: 'asked' });
  const tell = vi.fn();
  const stop = watchLaunches(tell);
  expect(tell).toHaveBeenCalledOnce();
  stop();
  announceLaunch({ ...what, job: '2', state: 'asked' });
  expect(tell).toHaveBeenCalledOnce();
});
