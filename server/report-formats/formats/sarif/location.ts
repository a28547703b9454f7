import type { RawLocation } from '../../raw-finding.ts';
import { at, entries, list, num, str } from '../../parsers/json-access.ts';
import { messageText, type SarifRun } from './run.ts';

const decoded = (uri: string): string => {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
};

const absolute = /^(?:[a-z][a-z0-9+.-]+:|\/)/i;

/**
 * §3.4.4: a base may be relative to another base. An absolute base is the root of the sources and
 * adds no prefix.
 */
function basePrefix(run: SarifRun, id: string | undefined, depth = 0): string {
  if (id === undefined || depth > 8) return '';
  const base = at(run.raw, 'originalUriBaseIds', id);
  const uri = str(base, 'uri') ?? str(base);
  if (uri === undefined || absolute.test(uri)) return '';
  return basePrefix(run, str(base, 'uriBaseId'), depth + 1) + (uri.endsWith('/') ? uri : `${uri}/`);
}

/** Makes an absolute address below one of the run's bases relative to it. */
function withoutBase(run: SarifRun, uri: string): string {
  const bases = entries(run.raw, 'originalUriBaseIds').flatMap(
    ([, base]) => str(base, 'uri') ?? str(base) ?? [],
  );
  const base = bases
    .filter((candidate) => candidate.length > 8 && uri.startsWith(candidate))
    .sort((a, b) => b.length - a.length)[0];
  return base === undefined ? uri : uri.slice(base.length).replace(/^\//, '');
}

/** §3.4: by address, or by index into the run's artifacts (`files` before 2.1.0). */
export function artifactPath(run: SarifRun, location: unknown): string | undefined {
  const index = num(location, 'index');
  const artifact =
    index === undefined || index < 0
      ? undefined
      : (at(run.raw, 'artifacts', index, 'location') ??
        at(run.raw, 'files', index, 'fileLocation'));
  const source = str(location, 'uri') === undefined ? artifact : location;
  const uri = str(source, 'uri') ?? (typeof location === 'string' ? location : undefined);
  if (uri === undefined) return undefined;
  if (absolute.test(uri))
    return withoutBase(run, uri).startsWith('file:') ? uri : decoded(withoutBase(run, uri));
  return basePrefix(run, str(source, 'uriBaseId')) + decoded(uri);
}

function region(raw: unknown): Omit<RawLocation, 'path'> {
  return {
    line: num(raw, 'startLine'),
    column: num(raw, 'startColumn'),
    endLine: num(raw, 'endLine') ?? num(raw, 'startLine'),
    endColumn: num(raw, 'endColumn'),
  };
}

const snippetOf = (raw: unknown): string | undefined => {
  const text = at(raw, 'snippet', 'text') ?? at(raw, 'snippet');
  return typeof text === 'string' ? text : undefined;
};

const webAddress = /^https?:\/\//i;

/** Returns the web address that scanners of running sites have in place of a file. */
export function addressOf(run: SarifRun, location: unknown): string | undefined {
  const raw =
    at(location, 'physicalLocation', 'artifactLocation') ??
    at(location, 'physicalLocation', 'fileLocation');
  const uri =
    str(raw, 'uri') ?? str(run.raw, 'artifacts', num(raw, 'index') ?? -1, 'location', 'uri');
  return uri !== undefined && webAddress.test(uri) && withoutBase(run, uri) === uri
    ? uri
    : undefined;
}

export function placeOf(run: SarifRun, location: unknown): RawLocation {
  // 1.0 calls the physical location `resultFile`, and has the scanned file if that is absent.
  const physical =
    at(location, 'physicalLocation') ??
    at(location, 'resultFile') ??
    at(location, 'analysisTarget');
  const named = artifactPath(
    run,
    at(physical, 'artifactLocation') ?? at(physical, 'fileLocation') ?? physical,
  );
  const path = named !== undefined && webAddress.test(named) ? undefined : named;
  const own = at(physical, 'region');
  const context = at(physical, 'contextRegion');
  const wide = snippetOf(context);
  return {
    path,
    ...region(own),
    snippet: wide ?? snippetOf(own),
    snippetLine: wide === undefined ? num(own, 'startLine') : num(context, 'startLine'),
    message: messageText(run, undefined, at(location, 'message')) ?? str(location, 'message'),
  };
}

/** §3.36: the first thread of the first flow, which producers list as the most important. */
export function flowOf(run: SarifRun, result: unknown): RawLocation[] {
  const thread = at(result, 'codeFlows', 0, 'threadFlows', 0) ?? at(result, 'codeFlows', 0);
  return list(thread, 'locations').map((step) => {
    const index = num(step, 'index');
    const shared =
      index === undefined || index < 0 ? undefined : at(run.raw, 'threadFlowLocations', index);
    return placeOf(run, at(step, 'location') ?? at(shared, 'location') ?? step);
  });
}
