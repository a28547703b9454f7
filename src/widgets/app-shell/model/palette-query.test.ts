import { expect, it } from 'vitest';
import { parsePaletteQuery } from './palette-query';

it.each([
  ['', undefined, ''],
  ['  led ', undefined, 'led'],
  ['>', 'actions', ''],
  ['> upload', 'actions', 'upload'],
  [' #CVE-2021', 'findings', 'CVE-2021'],
  ['@dev', 'people', 'dev'],
  ['dev@acme.example', undefined, 'dev@acme.example'],
  ['##', 'findings', '#'],
])('%s asks for %s: %s', (typed, only, text) => {
  expect(parsePaletteQuery(typed)).toEqual({ only, text });
});
