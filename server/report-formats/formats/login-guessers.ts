/** Hydra, Ncrack, Medusa and sshdefaultscan: guessed credentials. The passwords are not stored. */
import { progressOnly } from '../clean-text.ts';
import { jsonFormat, textFormat, xmlFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { type Entry, unfamiliar } from '../entries.ts';
import { consoleLines, isDocumentation, matchesLines } from '../parsers/console-output.ts';
import { at, bool, has, list, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

type Login = { user: string | undefined; service: string | undefined; endpoint?: string };

export const guessed = ({ user, service, endpoint }: Login): RawFinding => ({
  ruleId: 'weak-credentials',
  title: `Weak username/password of ${user ?? 'a user'} on ${endpoint ?? 'a host'} (${service ?? 'unknown service'})`,
  description: 'A login was guessed from a word list.',
  mitigation: 'Change the password, and limit attempts.',
  severity: 'high',
  cwes: 521,
  endpoint,
});

export const hydra = jsonFormat({
  id: 'hydra',
  tool: 'Hydra',
  category: 'network',
  docsUrl: 'https://github.com/vanhauser-thc/thc-hydra',
  detect: ({ value }) =>
    /hydra/i.test(str(value, 'generator', 'software') ?? '') && has(value, 'results') ? 1 : 0,
  each: ['/results/#'],
  asides: ['errormessages'],
  run: (root) => ({
    toolVersion: str(root, 'generator', 'version'),
    completedAt: str(root, 'generator', 'built'),
    // Hydra reports `success: false` if a host could not be tested.
    incomplete: bool(root, 'success') === false && 'scan_failed',
  }),
  map: (raw) =>
    guessed({
      user: str(raw, 'login'),
      service: str(raw, 'service') ?? '',
      endpoint: `${str(raw, 'host') ?? ''}:${str(raw, 'port') ?? ''}`,
    }),
});

const guessedLine =
  /^\[(\d{1,5})\]\[([^\]]{1,40})\] host: (\S{1,255})(?:\s{1,9}login: (\S{0,255}))?(?:\s{1,9}password: |\s*$)/;

/** Output of Hydra's `-o` and its console: a line for each guessed login. */
export const hydraText = textFormat({
  id: 'hydra-text',
  tool: 'Hydra',
  category: 'network',
  docsUrl: 'https://github.com/vanhauser-thc/thc-hydra',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) &&
    (matchesLines(text, /^(?:# )?Hydra v\d/) || matchesLines(text, guessedLine))
      ? 1
      : 0,
  clean: progressOnly(
    '0 valid password found',
    /^(?:# |Hydra |\[DATA\]|\[STATUS\]|\d+ of \d+ targets? (?:successfully )?completed, 0 valid)/,
  ),
  map: (text) =>
    consoleLines(text).flatMap((line, index): { pointer: string; finding: Entry }[] => {
      const [, port, service, host, user] = guessedLine.exec(line) ?? [];
      const pointer = `line ${index + 1}`;
      if (host !== undefined)
        return [
          {
            pointer,
            finding: guessed({
              user: user || undefined,
              service,
              endpoint: `${host}:${port ?? ''}`,
            }),
          },
        ];
      return / password: /.test(line) ? [{ pointer, finding: unfamiliar }] : [];
    }),
});

/** A service with the credentials that were guessed. One without was tested without success. */
export const ncrack = xmlFormat({
  id: 'ncrack',
  tool: 'Ncrack',
  category: 'network',
  docsUrl: 'https://nmap.org/ncrack/man.html#ncrack-man-output',
  detect: ({ value }) => (has(value, 'ncrackrun') ? 1 : 0),
  each: ['/ncrackrun/service'],
  asides: ['address', 'port'],
  run: (root) => ({ toolVersion: str(root, 'ncrackrun', '@version') }),
  holds: ['/credentials/#'],
  map: (service) => {
    const port = at(service, 'port', 0);
    const endpoint = hostAndPort(str(at(service, 'address', 0), '@addr'), str(port, '@portid'));
    return list(service, 'credentials').map((credentials) =>
      guessed({
        user: str(credentials, '@username'),
        service: str(port, '@name'),
        ...(endpoint !== undefined && { endpoint }),
      }),
    );
  },
});

const accountLine =
  /^(?:\S{1,40} \S{1,40} )?ACCOUNT FOUND: \[([^\]]{1,60})\] Host: (\S{1,255}) User: (.{0,255}?) Password: /;

/** Output of Medusa's `-O` and its console. */
export const medusa = textFormat({
  id: 'medusa',
  tool: 'Medusa',
  category: 'network',
  docsUrl: 'https://github.com/jmk-foofus/medusa#readme',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^(?:# )?Medusa v/m.test(text.slice(0, 4000)) ||
    /^(?:\S{1,40} \S{1,40} )?ACCOUNT (?:FOUND|CHECK): \[/m.test(text.slice(0, 8000))
      ? 1
      : 0,
  clean: progressOnly(
    'Medusa has finished',
    /^(?:# |Medusa v|(?:\S{1,40} \S{1,40} )?ACCOUNT CHECK:)/,
  ),
  map: (text) =>
    consoleLines(text).flatMap((line, index): { pointer: string; finding: Entry }[] => {
      const [, service, host, user] = accountLine.exec(line) ?? [];
      const pointer = `line ${index + 1}`;
      if (host !== undefined)
        return [
          { pointer, finding: guessed({ user: user || undefined, service, endpoint: host }) },
        ];
      return /ACCOUNT FOUND:/.test(line) ? [{ pointer, finding: unfamiliar }] : [];
    }),
});

const openedLine = / - sshdefaultscan - INFO - (\S{1,255})\s{1,9}Logged in with ([^:]{0,100}):/;
/** Output of `--batch` with a template for other tools. */
const batchLine = /^([^\s:@]{1,100}):\S{0,100}@(\d{1,3}(?:\.\d{1,3}){3})$/;
const progressLine = /^(?:\S+ \S+ - sshdefaultscan - DEBUG - .*|)$/;

/** The log, and the hosts that were accessed as `user:password@host`. */
export const sshDefaultScan = textFormat({
  id: 'sshdefaultscan',
  tool: 'sshdefaultscan',
  category: 'network',
  docsUrl: 'https://github.com/atarantini/sshdefaultscan',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    if (matchesLines(text, / - sshdefaultscan - (?:DEBUG|INFO) - /)) return 1;
    const lines = consoleLines(text).filter((line) => line.trim() !== '');
    return lines.length > 0 && lines.every((line) => batchLine.test(line.trim())) ? 0.6 : 0;
  },
  clean: progressOnly('hosts up', progressLine),
  // The log has the number of tested hosts and names only those with an open port.
  run: (text) => ({
    incomplete:
      matchesLines(text, /- Scanning\.\.\.$/) &&
      !matchesLines(text, /- \d+ hosts up, \d+ total/) &&
      'scan_failed',
  }),
  map: (text) =>
    consoleLines(text).flatMap((line, index): { pointer: string; finding: Entry }[] => {
      const [, opened, opener] = openedLine.exec(line) ?? [];
      const [, user = opener, host = opened] = batchLine.exec(line.trim()) ?? [];
      const pointer = `line ${index + 1}`;
      if (host !== undefined)
        return [{ pointer, finding: guessed({ user, service: 'ssh', endpoint: `${host}:22` }) }];
      return /Logged in with/.test(line) ? [{ pointer, finding: unfamiliar }] : [];
    }),
});
