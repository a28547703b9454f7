import { jsonFormat } from '../format.ts';
import { has, str } from '../parsers/json-access.ts';

/** Credentials that worked. The password itself is not kept. */
export const hydra = jsonFormat({
  id: 'hydra',
  tool: 'Hydra',
  category: 'network',
  docsUrl: 'https://github.com/vanhauser-thc/thc-hydra',
  detect: ({ value }) =>
    /hydra/i.test(str(value, 'generator', 'software') ?? '') && has(value, 'results') ? 1 : 0,
  each: ['/results/#'],
  map: (raw) => ({
    ruleId: 'weak-credentials',
    title: `Weak username/password of ${str(raw, 'login') ?? 'a user'} on ${str(raw, 'host') ?? ''}:${str(raw, 'port') ?? ''} (${str(raw, 'service') ?? ''})`,
    description: 'A login was guessed from a word list.',
    mitigation: 'Change the password, and limit attempts.',
    severity: 'high',
    cwes: 521,
    endpoint: `${str(raw, 'host') ?? ''}:${str(raw, 'port') ?? ''}`,
  }),
});
