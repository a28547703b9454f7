import { xmlFormat } from '../format.ts';
import { has, list, num, str } from '../input/access.ts';

export const cppcheck = xmlFormat({
  id: 'cppcheck',
  tool: 'Cppcheck',
  category: 'sast',
  docsUrl: 'https://cppcheck.sourceforge.io/manual.html#xml-output',
  severities: { error: 'high', warning: 'medium', style: 'low', performance: 'low', portability: 'low', information: 'info', debug: 'info' },
  recognise: ({ value }) => (has(value, 'results.0.cppcheck') || has(value, 'results.0.errors') || has(value, 'results.0.error.0.@id') ? 1 : 0),
  // Version 1 of the format has neither a list of errors nor locations.
  each: ['/results/errors/error', '/results/error'],
  run: (root) => ({ toolVersion: str(root, 'results', 'cppcheck', '@version') }),
  map: (error) => {
    const locations = has(error, 'location') ? list(error, 'location') : has(error, '@file') ? [error] : [];
    const [place, ...related] = locations.map((location) => ({ path: str(location, '@file'), line: num(location, '@line'), column: num(location, '@column'), message: str(location, '@info') }));
    const id = str(error, '@id');
    return {
      rule: id,
      title: str(error, '@msg') ?? id,
      description: str(error, '@verbose') ?? str(error, '@msg'),
      severity: str(error, '@severity'),
      confidence: str(error, '@inconclusive') === 'true' ? 'low' : undefined,
      category: ['error', 'warning'].includes(str(error, '@severity') ?? '') ? 'sast' : 'quality',
      cwes: [num(error, '@cwe')],
      place,
      related,
    };
  },
});
