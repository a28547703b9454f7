import { expect, it } from 'vitest';
import { titleOf } from './notification-texts.ts';

const act = (facts: { username: string; act: string; what?: string }) => ({
  type: 'security_act' as const,
  title: 'ana created an API token: pipeline',
  message: '',
  facts,
  subjectType: null,
  subjectId: null,
});

it('names in a Spanish mail what was done, as the app does', () => {
  const created = act({ username: 'ana', act: 'token.create', what: 'pipeline' });
  expect(titleOf(created, 'es')).toBe('ana creó el token de API pipeline');
  expect(titleOf(created, 'en')).toBe('ana created an API token: pipeline');
});

it('names an act of a later version by its kind', () => {
  expect(titleOf(act({ username: 'ana', act: 'vault.open' }), 'es')).toBe(
    'ana ha hecho un cambio que afecta a la seguridad',
  );
});
