import { describe, expect, it } from 'vitest';
import { highlightMatches } from './highlight-matches';

describe('what matches in a text', () => {
  const marked = (text: string, typed: string) =>
    highlightMatches(text, typed)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');

  it.each([
    ['ledger-api', 'led', '[led]ger-api'],
    ['ledger-api', 'API LED', '[led]ger-[api]'],
    ['Inyección SQL', 'INYECCION', '[Inyección] SQL'],
    ['Inyeccio\u0301n SQL', 'inyeccion sql', '[Inyeccio\u0301n] [SQL]'],
    ['Configuracion', 'configuración', '[Configuracion]'],
    ['Straße 😀 ñandú', 'nandu', 'Straße 😀 [ñandú]'],
    ['<b>led</b>', 'led', '<b>[led]</b>'],
  ])('%s, typed %s', (text, typed, parts) => {
    expect(marked(text, typed)).toBe(parts);
  });

  it('is where words begin; only where none does, within them', () => {
    expect(marked('Led by enabled LEDs', 'led')).toBe('[Led] by enabled [LED]s');
    expect(marked('enabled', 'led')).toBe('enab[led]');
  });

  it('is nothing where nothing was typed, and all parts are the text', () => {
    expect(highlightMatches('ledger', '  ')).toEqual([{ text: 'ledger', isMatch: false }]);
    expect(highlightMatches('', 'led')).toEqual([]);
    expect(
      highlightMatches('aÉa한글', 'e')
        .map(({ text }) => text)
        .join(''),
    ).toBe('aÉa한글');
  });
});
