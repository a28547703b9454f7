import { xmlFormat } from '../format.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

/** CWE and severity by kind of error. */
const kinds: readonly (readonly [
  kind: RegExp,
  cwe: number,
  severity: 'high' | 'medium' | 'low',
])[] = [
  [/^InvalidWrite$/, 787, 'high'],
  [/^InvalidRead$/, 125, 'high'],
  [/^InvalidJump$/, 119, 'high'],
  [/^InvalidFree$/, 763, 'high'],
  [/^MismatchedFree$/, 762, 'medium'],
  [/^Uninit/, 457, 'medium'],
  [/^Leak_/, 401, 'low'],
  [/^Race$/, 362, 'medium'],
  [/^LockOrder$/, 833, 'medium'],
];

/** Valgrind replaces library functions with its own, whose frames are not in the program. */
const isOwn = (frame: unknown): boolean => /vgpreload|\/valgrind\//.test(str(frame, 'obj') ?? '');

const placeOf = (frame: unknown) => {
  const [folder, file] = [str(frame, 'dir'), str(frame, 'file')];
  return {
    path: folder === undefined || file === undefined ? file : `${folder}/${file}`,
    line: num(frame, 'line'),
    message: str(frame, 'fn'),
  };
};

/** Memcheck, Helgrind and DRD, XML protocol 4. An interrupted run has no final status. */
export const valgrind = xmlFormat({
  id: 'valgrind',
  tool: 'Valgrind',
  category: 'sast',
  docsUrl: 'https://valgrind.org/docs/manual/manual-core.html',
  aliases: ['memcheck', 'helgrind', 'drd'],
  detect: ({ value }) => (has(value, 'valgrindoutput') ? 1 : 0),
  each: ['/valgrindoutput/error'],
  asides: ['preamble', 'args', 'status', 'errorcounts', 'suppcounts', 'suppression', 'usercomment'],
  run: (root) => ({
    toolVersion: list(root, 'valgrindoutput', 'preamble', 0, 'line')
      .map((line) => /Valgrind-([\w.]+)/.exec(str(line) ?? '')?.[1])
      .find((version) => version !== undefined),
    targets: [],
    incomplete:
      list(root, 'valgrindoutput', 'status').every(
        (status) => str(status, 'state') !== 'FINISHED',
      ) && 'scan_failed',
  }),
  map: (raw) => {
    const kind = str(raw, 'kind') ?? '';
    const what = str(raw, 'what') ?? str(raw, 'xwhat', 0, 'text');
    const [, cwe, severity] = kinds.find(([pattern]) => pattern.test(kind)) ?? [];
    const frames = list(raw, 'stack', 0, 'frame');
    const own = frames.filter((frame) => has(frame, 'file') && !isOwn(frame));
    return {
      ruleId: kind,
      title: what ?? kind,
      description: list(raw, 'auxwhat')
        .flatMap((line) => str(line) ?? [])
        .join('\n\n'),
      severity: severity ?? 'medium',
      cwes: cwe,
      location: placeOf(own[0] ?? frames[0]),
      codeFlow: own.length < 2 ? undefined : own.toReversed().map(placeOf),
      tags: [str(raw, 'threadname')],
    };
  },
});
