import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DescribedFilter } from './describe-filter';

/**
 * A filter in running text. A single value follows a colon, because "is" between name and value
 * forms a sentence only in English.
 */
export const filterText = (i18n: I18n, { field, operator, value }: DescribedFilter): string =>
  operator === i18n._(msg`is`) ? `${field}: ${value}` : `${field} ${operator} ${value}`;
