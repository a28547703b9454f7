import { i18n } from '@lingui/core';
import { beforeEach, expect, it } from 'vitest';
import { writeView } from '@/features/save-view';
import {
  componentQueryOf,
  componentSearchOf,
  componentViews,
  describeComponents,
} from './component-views';

beforeEach(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

it('reads back what was written, and leads to the components', () => {
  const query = componentQueryOf({ q: 'lodash', repository: 'ledger-api', threat: 'A' });
  expect(componentViews.read(writeView(query))).toEqual({ query, dropped: [] });
  expect(componentSearchOf(query, 'Lodash')).toEqual({
    section: 'components',
    q: 'lodash',
    repository: 'ledger-api',
    saved: 'Lodash',
  });
  expect(describeComponents(i18n, query)).toEqual(['Search: “lodash”', 'Repository: ledger-api']);
});

it('names what the list does not filter by', () => {
  expect(
    componentViews.read([
      { key: 'q', value: 'lodash' },
      { key: 'ecosystem', value: 'npm' },
    ]),
  ).toEqual({ query: { q: 'lodash' }, dropped: ['ecosystem'] });
});
