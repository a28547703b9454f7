import { msg } from '@lingui/core/macro';
import type { Finding } from '@/entities/finding';
import { PageError } from '@/shared/lib/page-error';
import { queueNavigationKeys } from './pending-navigation';

/**
 * A finding without attributes does not exist for its page. Other errors keep the server's status
 * and message (specification, §8).
 */
export async function loadFinding(read: () => Promise<Partial<Finding>>): Promise<void> {
  queueNavigationKeys();
  const { attributes } = await read();
  if (!attributes || Object.keys(attributes).length === 0)
    throw new PageError(404, msg`Finding data not found`);
}
