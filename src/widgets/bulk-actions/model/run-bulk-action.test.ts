import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts, toast } from '@/shared/ui/toast';
import type { BulkAction } from '../ui/bulk-bar';
import { runBulkAction } from './run-bulk-action';

vi.mock('@/shared/ui/toast', { spy: true });
afterEach(() => {
  clearToasts();
  vi.clearAllMocks();
});

const send = (disabledReason: string | false): BulkAction => ({
  id: 'send',
  label: 'Send',
  disabledReason,
  run: vi.fn(),
});

it('runs an action by its key', () => {
  const action = send(false);
  expect(runBulkAction([action], 'send')).toBe(true);
  expect(action.run).toHaveBeenCalledOnce();
  expect(toast).not.toHaveBeenCalled();
});

it('says why it is greyed instead', () => {
  const action = send('Select findings first');
  expect(runBulkAction([action], 'send')).toBe(true);
  expect(action.run).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledWith({
    kind: 'info',
    title: 'Send',
    detail: 'Select findings first',
  });
});

it('leaves a key alone that means nothing here', () => {
  expect(runBulkAction([send(false)], 'columns')).toBe(false);
});
