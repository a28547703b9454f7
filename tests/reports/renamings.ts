/** Renames one name in a report, as in a version of the tool that its reader does not know. */

/** The renamed name, and the resulting report. */
export type Renaming = readonly [name: string, report: string];

const renamed = (name: string): string => `other${name}`;

const isStructure = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/**
 * Paths of all objects and lists, with `#` for any index. Texts and numbers of one object count as
 * a single path: `/results/#/:facts`.
 */
function keyPaths(value: unknown, path = ''): string[] {
  if (!isStructure(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => keyPaths(item, `${path}/#`));
  return Object.entries(value).flatMap(([key, child]) => {
    const here = `${path}/${key}`;
    return isStructure(child) ? [here, ...keyPaths(child, here)] : [`${path}/:facts`];
  });
}

function renameKey(value: unknown, wanted: string, path = ''): unknown {
  if (!isStructure(value)) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => renameKey(item, wanted, `${path}/#`));
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const here = `${path}/${key}`;
      const own = isStructure(child) ? here : `${path}/:facts`;
      return [own === wanted ? renamed(key) : key, renameKey(child, wanted, here)];
    }),
  );
}

const toDocuments = (text: string): unknown[] | undefined => {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    try {
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): unknown => JSON.parse(line));
    } catch {
      return undefined;
    }
  }
};

export function jsonRenamings(text: string): Renaming[] {
  const documents = toDocuments(text);
  if (documents === undefined) return [];
  const write = (changed: readonly unknown[]): string =>
    changed.map((document) => JSON.stringify(document)).join('\n');
  const renamings = [...new Set(documents.flatMap((document) => keyPaths(document)))].map(
    (path): Renaming => [path, write(documents.map((document) => renameKey(document, path)))],
  );
  const [first] = documents;
  if (documents.length === 1 && typeof first === 'object' && first !== null) {
    // A surrounding envelope, and a list with entries of an unknown form.
    renamings.push(['envelope', write([{ envelope: first }])]);
    if (Array.isArray(first))
      renamings.push(['entries', write([first.map((entry: unknown) => [entry])])]);
  }
  return renamings;
}

/** Index-free paths of all elements. */
export function xmlRenamings(text: string): Renaming[] {
  const names = new Set([...text.matchAll(/<([A-Za-z_][\w.:-]*)/g)].map(([, name]) => name ?? ''));
  return [...names].map((name): Renaming => [
    name,
    text.replace(
      new RegExp(`(</?)${name.replaceAll('.', '\\.')}(?=[\\s/>])`, 'g'),
      `$1${renamed(name)}`,
    ),
  ]);
}

export function csvRenamings(text: string): Renaming[] {
  const [head = '', ...rows] = text.split('\n');
  const columns = head.split(/([,;\t|])/);
  return columns.flatMap((column, index): Renaming[] => {
    if (index % 2 === 1 || column.trim() === '') return [];
    const name = column.trim().replace(/^"|"$/g, '');
    const changed = columns.with(index, column.replace(name, renamed(name)));
    return [[name, [changed.join(''), ...rows].join('\n')]];
  });
}

/** Changes lines: other separators, or other line beginnings. */
export const textRenamings = (text: string): Renaming[] => [
  ['beginnings of lines', text.replaceAll(/^(?=\s*\S)/gm, '~ ')],
  ['beginnings of later lines', text.replaceAll(/\n(?=\s*\S)/g, '\n~ ')],
  ['colons', text.replaceAll(':', ' =')],
  ['bars', text.replaceAll(/[|│]/g, '!')],
  ['brackets', text.replaceAll(/[[\](){}]/g, '*')],
  [
    'case',
    text.replaceAll(/(?<=\n.*)[A-Za-z]+/g, (word) =>
      word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase(),
    ),
  ],
  ['digits', text.replaceAll(/\d/g, 'N')],
];

export function renamingsOf(file: string, text: string): Renaming[] {
  const start = text.trimStart();
  if (/\.(?:txt|spdx|dat|ya?ml)$/.test(file)) return textRenamings(text);
  if (/\.csv$/.test(file)) return csvRenamings(text);
  if (start.startsWith('<')) return xmlRenamings(text);
  if (/^[[{]/.test(start)) return jsonRenamings(text);
  return textRenamings(text);
}
