/** JUnit XML: scanners that speak to pipelines write a failed case for each result. */
import { xmlFormat } from '../format.ts';
import { at, has, num, str } from '../input/access.ts';

export const junit = xmlFormat({
  id: 'junit',
  tool: 'JUnit report',
  category: 'quality',
  docsUrl: 'https://github.com/testmoapp/junitxml',
  recognise: ({ value }) => (has(value, 'testsuites') || has(value, 'testsuite') ? 0.7 : 0),
  each: ['/testsuites/testsuite/testcase', '/testsuite/testcase', '/testsuites/testsuite/testsuite/testcase'],
  map: (test) => {
    const failure = at(test, 'failure', 0) ?? at(test, 'error', 0);
    if (failure === undefined) return undefined;
    const [text, message] = [str(failure), str(failure, '@message')];
    const severity = /\bseverity:?\s*"?(\w+)/i.exec(`${message ?? ''} ${text ?? ''}`)?.[1];
    return {
      rule: str(failure, '@type') ?? str(test, '@classname') ?? str(test, '@name'),
      title: message ?? str(test, '@name'),
      description: [str(test, '@name'), text].filter((part) => part !== undefined).join('\n\n'),
      severity,
      fallback: 'medium',
      ids: [message, text],
      cwes: [text],
      place: { path: str(test, '@file'), line: num(test, '@line') },
    };
  },
});
