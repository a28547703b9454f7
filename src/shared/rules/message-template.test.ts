import { expect, it } from 'vitest';
import { fillTemplate } from './message-template';

it('puts a value into each placeholder, every time that it occurs', () => {
  expect(
    fillTemplate('{tool} ended; {tool} left {count} files.', { tool: 'Trivy', count: 2 }),
  ).toBe('Trivy ended; Trivy left 2 files.');
});

it('leaves a template without placeholders as it is', () => {
  expect(fillTemplate('The report is empty.')).toBe('The report is empty.');
});
