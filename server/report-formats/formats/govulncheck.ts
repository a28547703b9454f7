/**
 * govulncheck's stream of messages (`config`, `osv`, `finding`), also wrapped in a list, and its
 * 0.1 report with `Calls` or `Vulns`.
 */
import { isStructure } from '../entries.ts';
import { toReportItems, runItem, type FormatDefinition, type ReportFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, isList, list, str, texts, tree } from '../parsers/json-access.ts';
import { readSlices } from '../parsers/json-reader.ts';
import { readPlaces } from '../variant.ts';

const facts: FormatDefinition = {
  id: 'govulncheck',
  tool: 'govulncheck',
  category: 'sca',
  docsUrl: 'https://pkg.go.dev/golang.org/x/vuln/cmd/govulncheck',
  aliases: ['govulncheck scanner', 'go vulncheck'],
  kinds: ['json'],
  detect: ({ value, text }) => {
    const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
    if (
      has(first, 'config.protocol_version') ||
      (has(first, 'osv.id') && has(first, 'osv.affected'))
    )
      return 1;
    if (has(value, 'Calls', 'Vulns') || has(value, 'Vulns.0.OSV')) return 1;
    return has(first, 'config') && /"govulncheck"|golang/.test(text) ? 0.8 : 0;
  },
};

/**
 * A finding whose trace names only a module proves no use of its code. A deeper trace means a more
 * certain reachability.
 */
function toFinding(
  osv: unknown,
  frame: unknown,
  fixed: string | undefined,
  trace: readonly unknown[],
  called?: boolean,
): RawFinding {
  const id = str(osv, 'id');
  const [module, pack] = [str(frame, 'module'), str(frame, 'package')];
  const caller = trace.at(-1);
  const position = at(caller, 'position') ?? at(frame, 'position');
  return {
    ruleId: id,
    helpUri: str(osv, 'database_specific', 'url'),
    title: [id, module, pack].filter((part) => part !== undefined).join(' - '),
    description: [str(osv, 'summary'), str(osv, 'details')]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    mitigation: fixed === undefined ? undefined : `Update ${module ?? 'the module'} to ${fixed}.`,
    severity:
      str(osv, 'severity', 0, 'type') === undefined
        ? (str(osv, 'severity') ?? str(osv, 'database_specific', 'severity'))
        : undefined,
    fallbackSeverity: 'info',
    cvss: list(osv, 'severity').map((entry) => ({ vector: str(entry, 'score') })),
    vulnerabilityIds: [id, ...texts(osv, 'aliases')],
    location: {
      path: str(position, 'filename') ?? pack ?? module,
      line: Number(str(position, 'line') ?? Number.NaN),
      column: Number(str(position, 'column') ?? Number.NaN),
    },
    component: {
      name: module,
      version: str(frame, 'version'),
      ecosystem: 'golang',
      fixed: [fixed],
    },
    references: list(osv, 'references').map((reference) => str(reference, 'url')),
    confidence: trace.length > 1 ? 'high' : undefined,
    reachability: called === undefined ? undefined : called ? 'reachable' : 'not_reachable',
  };
}

interface Message {
  finding: unknown;
  pointer: string;
}

const level = ({ finding }: Message): number =>
  has(finding, 'trace.0.function') ? 3 : has(finding, 'trace.0.package') ? 2 : 1;

/**
 * govulncheck repeats a vulnerability at each level that it can prove; only the deepest ones count.
 */
function deepest(messages: readonly Message[]): Message[] {
  const kept = new Map<string, Message>();
  for (const message of messages) {
    const key = [
      str(message.finding, 'osv'),
      str(message.finding, 'trace', 0, 'module'),
      str(message.finding, 'trace', 0, 'package'),
    ].join(' ');
    const known = kept.get(key);
    if (known === undefined || level(message) > level(known)) kept.set(key, message);
  }
  return [...kept.values()].filter(
    (message) =>
      level(message) > 1 ||
      ![...kept.values()].some(
        (other) => level(other) > 1 && str(other.finding, 'osv') === str(message.finding, 'osv'),
      ),
  );
}

function* legacy(value: unknown): Generator<RawFinding> {
  for (const vulnerability of list(value, 'Vulns')) {
    const osv = at(vulnerability, 'OSV');
    const name = str(vulnerability, 'ModPath') ?? str(vulnerability, 'PkgPath');
    const version = str(
      entries(value, 'Requires', 'Modules').find(([module]) => module === name)?.[1],
      'Version',
    );
    yield {
      ...toFinding(
        osv,
        { module: name, package: str(vulnerability, 'PkgPath'), version },
        undefined,
        [],
      ),
      title: `${str(osv, 'id') ?? ''} - ${name ?? ''} ${str(vulnerability, 'Symbol') ?? ''}`,
    };
  }
}

const messageKinds = ['config', 'progress', 'SBOM', 'osv', 'finding'];

/** Returns whether the message is of a kind that golang.org/x/vuln does not define. */
const isStrange = (message: unknown): boolean =>
  isStructure(message) &&
  Object.keys(message).length > 0 &&
  !messageKinds.some((kind) => has(message, kind));

export const govulncheck: ReportFormat = {
  ...facts,
  read: readPlaces(
    { each: ['/finding'], doubts: isStrange },
    async function* (file, context, silence) {
      yield runItem(facts);
      const osvs = new Map<string, unknown>();
      const messages: Message[] = [];
      let looksForCalls = true;
      let hasBegun = false;
      for await (const { value, pointer, document } of readSlices(file, [''], context)) {
        // Every run begins with its configuration.
        hasBegun ||= isList(value) || Object.keys(tree(value)).some((name) => name !== 'config');
        if (has(value, 'Vulns'))
          for (const old of legacy(value)) yield* toReportItems(old, facts, '/Vulns');
        else
          for (const message of isList(value) ? (value as unknown[]) : [value]) {
            const id = str(message, 'osv', 'id');
            if (id !== undefined) osvs.set(id, at(message, 'osv'));
            const scanned = str(message, 'config', 'scan_level');
            if (scanned !== undefined) looksForCalls = scanned === 'symbol';
            yield* silence.of(message, []);
            const finding = at(message, 'finding');
            if (finding !== undefined)
              messages.push({ finding, pointer: pointer || `message ${document + 1}` });
          }
      }
      if (!hasBegun) yield runItem(facts, { incomplete: 'nothing_scanned' });
      for (const message of deepest(messages)) {
        const { finding, pointer } = message;
        const trace = list(finding, 'trace');
        yield* toReportItems(
          toFinding(
            osvs.get(str(finding, 'osv') ?? '') ?? { id: str(finding, 'osv') },
            trace[0],
            str(finding, 'fixed_version'),
            trace,
            looksForCalls ? level(message) === 3 : undefined,
          ),
          facts,
          pointer,
        );
      }
    },
  ),
};
