import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BadgeTone } from '@/shared/ui/badge';
import type { ClientHealth } from '#domain/client-health';

export const healthStyles: Record<ClientHealth, { tone: BadgeTone; name: MessageDescriptor }> = {
  scan_failed: { tone: 'danger', name: msg`Scan failed` },
  token_expired: { tone: 'danger', name: msg`Token expired` },
  token_expiring: { tone: 'warn', name: msg`Token expiring` },
  setting_up: { tone: 'progress', name: msg`Setting up` },
  healthy: { tone: 'ok', name: msg`Healthy` },
};
