import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { readShownJobs, showJob, showJobsPanel } from '../model/shown-jobs';
import { deleteStoredJobs } from './stored-jobs';

it('leaves no job on screen for the next user of the tab', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  showJob('01980a5c-0000-4000-8000-000000000001');
  showJobsPanel();
  await deleteStoredJobs();
  expect(readShownJobs()).toEqual({ panel: false, job: undefined });
});
