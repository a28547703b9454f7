/**
 * CSAF 2.0 and 2.1 advisories and VEX: a finding for each affected product. Products listed as not
 * affected are suppressed.
 */
import { type Entry, skipped } from '../entries.ts';
import { trimTrailing } from '../normalize/cut.ts';
import { toReportItems, runItem, type FormatDefinition, type ReportFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { readPlaces } from '../variant.ts';
import { joinParagraphs } from '../normalize/text.ts';

const facts: FormatDefinition = {
  id: 'csaf',
  tool: 'CSAF',
  category: 'sca',
  docsUrl: 'https://docs.oasis-open.org/csaf/csaf/v2.0/csaf-v2.0.html',
  aliases: ['csaf vex', 'common security advisory framework'],
  kinds: ['json'],
  detect: ({ value }) =>
    has(value, 'document.csaf_version')
      ? 1
      : has(value, 'document.tracking', 'document.publisher')
        ? 0.9
        : 0,
};

interface Product {
  name: string | undefined;
  version: string | undefined;
  purl: string | undefined;
}

const product = (raw: unknown, name?: string, version?: string): Product => {
  const stated = str(raw, 'name');
  // Without a branch that names them, a full name is usually "Product 1.2.3".
  const last = stated?.split(/[\s:@]/).at(-1) ?? '';
  const before = trimTrailing(stated?.slice(0, -last.length) ?? '', ' \t\n:@');
  const split = before === '' ? null : /^v?(\d[\w.+-]*)$/.exec(last);
  return {
    name: name ?? (split === null ? stated : before),
    version: version ?? split?.[1],
    purl:
      str(raw, 'product_identification_helper', 'purl') ??
      str(raw, 'product_identification_helper', 'purls'),
  };
};

function collect(
  branch: unknown,
  into: Map<string, Product>,
  name?: string,
  version?: string,
  depth = 0,
): void {
  if (depth > 60) return;
  const category = str(branch, 'category');
  const nextName = category === 'product_name' ? str(branch, 'name') : name;
  const nextVersion = category === 'product_version' ? str(branch, 'name') : version;
  const id = str(branch, 'product', 'product_id');
  if (id !== undefined) into.set(id, product(at(branch, 'product'), nextName, nextVersion));
  for (const child of list(branch, 'branches'))
    collect(child, into, nextName, nextVersion, depth + 1);
}

function productsOf(root: unknown): Map<string, Product> {
  const products = new Map<string, Product>();
  const tree = at(root, 'product_tree');
  for (const raw of list(tree, 'full_product_names'))
    products.set(str(raw, 'product_id') ?? '', product(raw));
  for (const branch of list(tree, 'branches')) collect(branch, products);
  for (const relation of list(tree, 'relationships')) {
    const own = products.get(str(relation, 'product_reference') ?? '');
    products.set(
      str(relation, 'full_product_name', 'product_id') ?? '',
      own ?? product(at(relation, 'full_product_name')),
    );
  }
  return products;
}

/**
 * Product groups with their members. Remediations and flags may refer to a group instead of
 * products.
 */
const groupsOf = (root: unknown): ReadonlyMap<string, readonly string[]> =>
  new Map(
    list(root, 'product_tree', 'product_groups').map((group) => [
      str(group, 'group_id') ?? '',
      texts(group, 'product_ids'),
    ]),
  );

const affecting = [
  ...['known_affected', 'first_affected', 'last_affected'],
  ...['under_investigation', 'unknown'],
];

interface Known {
  products: ReadonlyMap<string, Product>;
  groups: ReadonlyMap<string, readonly string[]>;
}

function toFindings(raw: unknown, { products, groups }: Known): Entry[] {
  const id = str(raw, 'cve') ?? str(raw, 'ids', 0, 'text');
  const affected = [
    ...new Set(affecting.flatMap((status) => texts(raw, 'product_status', status))),
  ];
  const unaffected = [...new Set(texts(raw, 'product_status', 'known_not_affected'))];
  const fixed = new Set(
    ['fixed', 'first_fixed'].flatMap((status) => texts(raw, 'product_status', status)),
  );
  // If the advisory has affected products, the unaffected ones beside them need no entry.
  const cleared = affected.length > 0 ? [] : unaffected;
  const names = (named: unknown): string[] => [
    ...texts(named, 'product_ids'),
    ...texts(named, 'group_ids').flatMap((group) => groups.get(group) ?? []),
  ];
  const scores = [
    ...list(raw, 'scores'),
    ...list(raw, 'metrics').map((metric) => ({
      products: at(metric, 'products'),
      ...(at(metric, 'content') as object | undefined),
    })),
  ];
  const of = (entry: string, suppressed: boolean): RawFinding => {
    const known = products.get(entry);
    const own = scores.filter(
      (score) => texts(score, 'products').length === 0 || texts(score, 'products').includes(entry),
    );
    const remediations = list(raw, 'remediations').filter(
      (fix) => names(fix).length === 0 || names(fix).includes(entry),
    );
    const flag = str(
      list(raw, 'flags').find((candidate) => names(candidate).includes(entry)),
      'label',
    );
    return {
      ruleId: id,
      title: `${known?.name ?? entry}${known?.version === undefined ? '' : `:${known.version}`} | ${id ?? str(raw, 'title') ?? ''}`,
      description: joinParagraphs(
        str(raw, 'title'),
        ...list(raw, 'notes')
          .filter((note) => str(note, 'category') !== 'legal_disclaimer')
          .map((note) => str(note, 'text')),
      ),
      mitigation:
        remediations
          .map((fix) => str(fix, 'details'))
          .filter((text) => text !== undefined)
          .join('\n\n') || undefined,
      severity:
        str(own[0], 'cvss_v3', 'baseSeverity') ??
        str(own[0], 'cvss_v4', 'baseSeverity') ??
        str(
          list(raw, 'threats').find((threat) => str(threat, 'category') === 'impact'),
          'details',
        ),
      fallbackSeverity: 'info',
      cvss: own.flatMap((score) =>
        ['cvss_v4', 'cvss_v3', 'cvss_v2'].map((key) => ({
          vector: str(score, key, 'vectorString'),
          score: num(score, key, 'baseScore'),
          version: str(score, key, 'version'),
        })),
      ),
      vulnerabilityIds: [id, ...list(raw, 'ids').map((entryId) => str(entryId, 'text'))],
      cwes: [str(raw, 'cwe', 'id'), list(raw, 'cwes').map((cwe) => str(cwe, 'id'))],
      component: { name: known?.name ?? entry, version: known?.version, purl: known?.purl },
      references: list(raw, 'references').map((reference) => str(reference, 'url')),
      knownExploited: list(raw, 'threats').some(
        (threat) =>
          str(threat, 'category') === 'exploit_status' &&
          /exploited|active/i.test(str(threat, 'details') ?? ''),
      )
        ? true
        : undefined,
      suppression: suppressed
        ? {
            kind: 'vex:not_affected',
            status: 'accepted',
            ...(flag !== undefined && { justification: flag }),
          }
        : undefined,
    };
  };
  const others = affected.length > 0 ? unaffected.filter((entry) => !affected.includes(entry)) : [];
  const all: Entry[] = [
    ...affected.map((entry) => of(entry, false)),
    ...cleared.map((entry) => of(entry, true)),
    ...others.map(() => skipped('dismissed')),
    ...[...fixed].map(() => skipped('fixed_in_report')),
  ];
  return all.length > 0
    ? all
    : [{ ...of('', false), component: undefined, title: id ?? str(raw, 'title') }];
}

const places = { each: ['/vulnerabilities/#'], asides: ['document', 'product_tree'] };

export const csaf: ReportFormat = {
  ...facts,
  // An informational advisory has no vulnerabilities (CSAF 2.0, section 4.3).
  read: readPlaces(places, async function* (file, context, silence) {
    const [root] = await readFrames(file, places.each, context);
    const known = { products: productsOf(root), groups: groupsOf(root) };
    const version = str(root, 'document', 'csaf_version');
    yield runItem(facts, {
      ...(version?.startsWith('2.') === false && {
        incomplete: 'unknown_variant',
        lookedFor: '/document/csaf_version 2.x',
      }),
      toolVersion: version,
      completedAt: str(root, 'document', 'tracking', 'current_release_date'),
    });
    silence.without([root]);
    for await (const slice of readSlices(file, places.each, context)) {
      if (slice.problem === undefined)
        yield* toReportItems(toFindings(slice.value, known), facts, slice.pointer);
      else yield { kind: 'ignored', ...slice.problem, pointer: slice.pointer };
    }
  }),
};
