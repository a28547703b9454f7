import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChangeSize } from '#domain/versions';

/** How much an upgrade changes. */
export const changeSizeMessages: Readonly<Record<ChangeSize, MessageDescriptor>> = {
  patch: msg`Patch version`,
  minor: msg`Minor version`,
  major: msg`Major version: may include breaking changes`,
};
