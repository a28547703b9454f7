import { expect, it } from 'vitest';
import { renderMail } from './templates.ts';

const data = { sender: 'ana', list: '- one', link: 'https://parapet.example/findings/all' };

it.each([
  ['en', '1', '1 finding for you'],
  ['en', '2', '2 findings for you'],
  ['es', '1', '1 hallazgo para ti'],
  ['es', '2', '2 hallazgos para ti'],
] as const)('counts what was sent, in %s: %s', (locale, count, subject) => {
  const mail = renderMail('findings_sent', locale, { ...data, count });
  expect(mail.subject).toBe(subject);
  expect(mail.body).toContain(subject.split(' ').slice(0, 2).join(' '));
});
