import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AiPurpose } from '@/shared/api/generated/model';

export const purposeNames: Readonly<Record<AiPurpose, MessageDescriptor>> = {
  fix: msg({ context: 'purpose of an AI call', message: 'Fixes' }),
  opinion: msg`Second opinions`,
  connection_test: msg`Connection tests`,
};
