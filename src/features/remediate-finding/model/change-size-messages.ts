import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChangeSize } from '#domain/versions';

/** Labels for the size of an upgrade. */
export const changeSizeMessages: Readonly<Record<ChangeSize, MessageDescriptor>> = {
  patch: msg`Patch version`,
  minor: msg`Minor version`,
  major: msg`Major version: may include breaking changes`,
};
