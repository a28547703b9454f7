import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DescribedFilter } from './describe-filter';

/**
 * A filter in running text. One value follows a colon: "is" between a name and a value is a
 * sentence in English alone.
 */
export const filterText = (i18n: I18n, { field, operator, value }: DescribedFilter): string =>
  operator === i18n._(msg`is`) ? `${field}: ${value}` : `${field} ${operator} ${value}`;
