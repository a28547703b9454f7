/**
 * Brute-force discovery of addresses: wfuzz, ffuf and feroxbuster. Each response is a finding,
 * rated by its status.
 */
import { type Entry, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { labeledLines } from '../normalize/text.ts';
import { at, entries, has, isList, list, str } from '../parsers/json-access.ts';

/**
 * 2xx: the address is accessible. 5xx: the server error may indicate a flaw. Others, such as a
 * refusal, only show that the address exists.
 */
const weight = (status: string | undefined): string =>
  status === undefined ? 'info' : /^2/.test(status) ? 'medium' : /^5/.test(status) ? 'low' : 'info';

const found = (
  url: string | undefined,
  status: string | undefined,
  more: Record<string, string | undefined>,
): RawFinding => ({
  ruleId: `http-${status ?? 'answer'}`,
  title: `Found ${url ?? 'an address'} (HTTP ${status ?? '?'})`,
  description: labeledLines(more),
  severity: weight(status),
  endpoint: url,
});

export const wfuzz = jsonFormat({
  id: 'wfuzz',
  tool: 'Wfuzz',
  category: 'dast',
  docsUrl: 'https://wfuzz.readthedocs.io/',
  aliases: ['wfuzz json'],
  detect: ({ value }) =>
    isList(value) && has(value, '0.payload', '0.code', '0.chars', '0.words') ? 1 : 0,
  each: ['/#'],
  map: (raw) => ({
    ...found(str(raw, 'url'), str(raw, 'code'), {
      Payload: str(raw, 'payload'),
      Lines: str(raw, 'lines'),
      Words: str(raw, 'words'),
      Characters: str(raw, 'chars'),
      Server: str(raw, 'server'),
      Location: str(raw, 'location'),
    }),
    httpMethod: str(raw, 'method'),
  }),
});

export const ffuf = jsonFormat({
  id: 'ffuf',
  tool: 'ffuf',
  category: 'dast',
  docsUrl: 'https://github.com/ffuf/ffuf',
  detect: ({ value }) =>
    isList(value, 'results') && has(value, 'commandline') && has(value, 'config')
      ? 1
      : has(value, 'input.FUZZ', 'status', 'url')
        ? 0.9
        : 0,
  map: (document) =>
    (isList(document, 'results') ? list(document, 'results') : [document]).map((raw): Entry =>
      !has(raw, 'url')
        ? unfamiliar
        : {
            ...found(str(raw, 'url'), str(raw, 'status'), {
              Input: entries(raw, 'input')
                .filter(([name]) => name !== 'FFUFHASH')
                .map(([, value]) => str(value))
                .join(', '),
              Lines: str(raw, 'lines'),
              Words: str(raw, 'words'),
              Length: str(raw, 'length'),
              'Content type': str(raw, 'content-type'),
              Redirect: str(raw, 'redirectlocation'),
            }),
            httpMethod: str(at(document, 'config'), 'method'),
          },
    ),
});
