import { says } from '../clean-text.ts';
import { textFormat } from '../format.ts';

/** Console output of `clamscan` and `clamdscan`: `path: Signature FOUND`. */
export const clamAv = textFormat({
  id: 'clamav',
  tool: 'ClamAV',
  category: 'sca',
  docsUrl: 'https://docs.clamav.net/manual/Usage/Scanning.html',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^-+ SCAN SUMMARY -+$/m.test(text) ? 1 : /^\S.*: \S+ FOUND$/m.test(text) ? 0.8 : 0,
  run: (text) => ({ toolVersion: /^Engine version: (\S+)/m.exec(text)?.[1] }),
  clean: says('Infected files: 0', /^Infected files: 0$/),
  map: (text) =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const [, path, signature] = /^(.+): (\S+) FOUND$/.exec(line) ?? [];
      return path === undefined
        ? []
        : [
            {
              pointer: `line ${index + 1}`,
              finding: {
                ruleId: signature,
                title: `Malware ${signature ?? ''} in ${path.split('/').at(-1) ?? path}`,
                severity: 'critical',
                cwes: [506],
                location: { path },
              },
            },
          ];
    }),
});
