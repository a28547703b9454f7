import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import type { UserConnector } from '@/shared/api/generated/model';
import { formOfConnector, requestOfConnector, userConnectorSchema } from './user-connector';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const connector: UserConnector = {
  id: 'c',
  name: 'Desk',
  description: null,
  kind: 'scanner',
  definition: { url: 'https://desk.acme.example' },
  published: true,
  added: false,
  author: null,
  updated_at: '2026-02-01T00:00:00Z',
};

it('comes back from the form as it was', () => {
  expect(requestOfConnector(v.parse(userConnectorSchema, formOfConnector(connector)))).toEqual({
    name: 'Desk',
    kind: 'scanner',
    description: null,
    definition: connector.definition,
  });
});

it.each(['[1]', '"text"', 'null', '{url: 1}', '{'])('refuses the definition %s', (definition) => {
  const { issues = [] } = v.safeParse(userConnectorSchema, {
    ...formOfConnector(connector),
    definition,
  });
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['definition']);
});

it('takes none for an empty one', () => {
  expect(
    requestOfConnector(
      v.parse(userConnectorSchema, { ...formOfConnector(undefined), name: 'New' }),
    ),
  ).toEqual({ name: 'New', kind: 'webhook', description: null, definition: {} });
});
