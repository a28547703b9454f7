import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { full } from '../support/server/full.ts';
import { formats } from '../../server/report-formats/registry.ts';
import { readAll } from './expectations.ts';
import { readBytesAs } from './reading.ts';
import { billReadings } from './readings-bills.ts';
import { allReadings, cleanReports, readings } from './readings.ts';

const folder = path.join(import.meta.dirname, 'fixtures');

/** Every fixture in the full run, otherwise the first of each format. */
const firstOfEach = <Reading extends readonly [format: string, ...unknown[]]>(
  all: Readonly<Record<string, Reading>>,
): [string, Reading][] => {
  const shown = new Set<string>();
  return Object.entries(all).filter(([, [format]]) => {
    if (!full && shown.has(format)) return false;
    shown.add(format);
    return true;
  });
};

/** Event logs close nothing: an event that does not recur is not fixed. */
const eventLogs = new Set(['falco', 'tracee', 'datadog-iast', 'hcl-appscan-iast', 'hdiv']);

describe('fixtures', () => {
  it.each(firstOfEach(readings))('%s', async (file, [format, first, count]) => {
    const reading = await readAll(path.join(folder, file));
    expect(reading.error).toBeUndefined();
    expect(reading.format).toBe(format);
    expect(reading.findings[0]).toMatchObject(first);
    if (count !== undefined) expect(reading.findings).toHaveLength(count);
    // Every entry became a finding or was skipped with a reason, and the results are where they
    // should be.
    expect(reading.items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
    const incomplete = (reason: string): unknown => expect.objectContaining({ incomplete: reason });
    expect(reading.items).not.toContainEqual(incomplete('unknown_variant'));
    if (eventLogs.has(format)) expect(reading.items).toContainEqual(incomplete('event_log'));
  });

  it.each(firstOfEach(billReadings))('%s', async (file, [format, first, count]) => {
    const { error, items, ...reading } = await readAll(path.join(folder, file));
    expect(error).toBeUndefined();
    expect(reading.format).toBe(format);
    expect(items[0]).toMatchObject({ kind: 'run', componentsOnly: true });
    const components = items.filter((item) => item.kind === 'component');
    expect(components[0]?.component).toMatchObject(first);
    expect(components).toHaveLength(count ?? 1);
    expect(items.filter(({ kind }) => kind === 'ignored' || kind === 'finding')).toEqual([]);
  });

  it('each have a reading', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(allReadings).sort());
  });

  it('show every format that is registered', () => {
    const shown = new Set(Object.values(allReadings).map(([format]) => format));
    expect(formats.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });
});

describe('reports of a scanner that found nothing', () => {
  it.each(cleanReports)('%s: %s', async (format, report) => {
    const { error, findings, items } = await readBytesAs(report);
    expect(error).toBeUndefined();
    expect(items.find((item) => item.kind === 'run')?.format).toBe(format);
    expect(findings).toEqual([]);
    expect(items).not.toContainEqual(expect.objectContaining({ incomplete: 'unknown_variant' }));
  });

  // Many tools write a plain list of results without a tool name; the sender's hint decides then.
  // SARIF and Scout Suite require their frame, and the readers of unknown tools have no name.
  const framed = new Set(['sarif', 'scout-suite', 'loose-json']);
  it.each(
    formats
      .filter(({ id, kinds }) => kinds.includes('json') && !framed.has(id))
      .map(({ id }) => id),
  )('an empty list sent as %s', async (id) => {
    const { error, findings } = await readBytesAs('[]', { tool: id });
    expect(error).toBeUndefined();
    expect(findings).toEqual([]);
  });
});
