/** Runtime monitoring: Falco alerts and Tracee events, one per line or in a list. */
import { skipped } from '../entries.ts';
import { eventLog, jsonFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, has, list, str, texts } from '../parsers/json-access.ts';

const imageOf = (name: string | undefined, tag?: string): { reference: string } | undefined =>
  name === undefined ? undefined : { reference: tag === undefined ? name : `${name}:${tag}` };

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? at(value, 0) : value);

export const falco = jsonFormat({
  id: 'falco',
  tool: 'Falco',
  category: 'container',
  docsUrl: 'https://falco.org/docs/concepts/rules/basic-elements/#priority',
  severities: { alert: 'critical', notice: 'low' },
  detect: ({ value }) =>
    has(firstOf(value), 'rule', 'priority', 'output') &&
    (has(firstOf(value), 'output_fields') || has(firstOf(value), 'time'))
      ? 1
      : 0,
  each: ['', '/#'],
  run: () => eventLog,
  map: (raw) => {
    const rule = str(raw, 'rule');
    if (rule === undefined) return undefined;
    const field = (name: string): string | undefined => str(raw, 'output_fields', name);
    return {
      ruleId: rule,
      title: rule,
      description: joinParagraphs(
        str(raw, 'output'),
        labeledLines({
          Source: str(raw, 'source'),
          Host: str(raw, 'hostname'),
          Container: field('container.name') ?? field('container.id'),
          Pod: field('k8s.pod.name'),
          Namespace: field('k8s.ns.name'),
          Process: field('proc.cmdline') ?? field('proc.name'),
          User: field('user.name'),
          File: field('fd.name'),
        }),
      ),
      severity: str(raw, 'priority'),
      image: imageOf(field('container.image.repository'), field('container.image.tag')),
      cloudResource: {
        type: field('k8s.pod.name') === undefined ? 'host' : 'pod',
        id: field('k8s.pod.name') ?? field('container.name') ?? str(raw, 'hostname'),
      },
      tags: texts(raw, 'tags'),
      lastSeen: str(raw, 'time'),
    };
  },
});

/** Severity of a signature, from 0 to 4. An event without a signature is only a record. */
export const tracee = jsonFormat({
  id: 'tracee',
  tool: 'Tracee',
  category: 'container',
  docsUrl: 'https://aquasecurity.github.io/tracee/latest/docs/outputs/event-structure/',
  severities: { '0': 'info', '1': 'low', '2': 'medium', '3': 'high', '4': 'critical' },
  // The tool's own log lines may come first.
  detect: ({ text }) =>
    /"eventName":/.test(text) && /"processName":/.test(text) && /"(?:eventId|argsNum)":/.test(text)
      ? 1
      : 0,
  each: ['', '/#'],
  run: () => eventLog,
  map: (raw) => {
    const name = str(raw, 'eventName');
    // Log lines of the tool itself occur between the events.
    if (name === undefined) return has(raw, 'level', 'msg') ? skipped('no_entry') : undefined;
    const about = at(raw, 'metadata');
    const property = (...names: string[]): string | undefined =>
      names.map((key) => str(about, 'Properties', key)).find((text) => text !== undefined);
    const signature = property('signatureID', 'signatureId');
    return {
      ruleId: signature ?? name,
      ruleName: property('signatureName') ?? name,
      title: property('signatureName') ?? name,
      description: joinParagraphs(
        str(about, 'Description'),
        labeledLines({
          Event: name,
          Process: str(raw, 'processName'),
          Executable: str(raw, 'executable', 'path'),
          Host: str(raw, 'hostName'),
          Container: str(raw, 'container', 'name'),
          Pod: str(raw, 'kubernetes', 'podName'),
          Arguments: list(raw, 'args')
            .slice(0, 20)
            .map((argument) => `${str(argument, 'name') ?? ''}=${str(argument, 'value') ?? ''}`)
            .join(', '),
        }),
      ),
      severity: property('Severity', 'severity'),
      fallbackSeverity: 'info',
      image: imageOf(str(raw, 'container', 'image')),
      cloudResource: {
        type: has(raw, 'kubernetes.podName') ? 'pod' : 'host',
        id:
          str(raw, 'kubernetes', 'podName') ??
          str(raw, 'container', 'name') ??
          str(raw, 'hostName'),
      },
      tags: [property('external_id'), property('Category'), ...texts(raw, 'matchedPolicies')],
    };
  },
});
