// Regular expressions that process reports must run in linear time, because a report may have any
// size and content. `eslint-plugin-regexp` finds quantifiers that exchange characters. It does not
// detect an expression that can start again within its own match, such as `<script[^]*?</script>`
// at each `<script`.
import { RegExpParser } from '@eslint-community/regexpp';
import { getConsumedChars, isPotentiallyEmpty } from 'regexp-ast-analysis';
import regexpPlugin from 'eslint-plugin-regexp';

const maxPaths = 256;
/** A quantifier up to this bound counts as constant. */
const constantRepeats = 100;

/**
 * The sequences of elements that the alternatives describe, with groups and their repetitions
 * expanded.
 */
const pathsOf = (alternatives) =>
  alternatives
    .flatMap(({ elements }) =>
      elements.reduce(
        (paths, element) => {
          const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
          const next = isGroup ? pathsOf(element.alternatives) : [[element]];
          return paths.flatMap((path) => next.map((tail) => [...path, ...tail])).slice(0, maxPaths);
        },
        [[]],
      ),
    )
    .slice(0, maxPaths);

const isStart = (element, flags, set) =>
  element.type === 'Assertion' &&
  element.kind === 'start' &&
  (!flags.multiline || !set.has('\n'.codePointAt(0)));

/**
 * The first repetition that reads past another start of the expression and may fail afterwards.
 * Undefined if there is none.
 */
export const rescanIn = (pattern, flagText) => {
  const parser = new RegExpParser();
  const flags = parser.parseFlags(flagText);
  if (flags.sticky) return undefined;
  const { alternatives } = parser.parsePattern(pattern, 0, pattern.length, flags);
  for (const path of pathsOf(alternatives)) {
    for (const [index, element] of path.entries()) {
      if (element.type !== 'Quantifier' || element.max <= constantRepeats) continue;
      const set = getConsumedChars(element.element, flags).chars;
      const before = path.slice(0, index);
      if (before.some((earlier) => isStart(earlier, flags, set))) continue;
      const isInside = before.every(
        (earlier) =>
          earlier.type === 'Assertion' ||
          !getConsumedChars(earlier, flags).chars.isDisjointWith(set),
      );
      const mayFail = path
        .slice(index + 1)
        .some((later) => later.type === 'Assertion' || !isPotentiallyEmpty(later, flags));
      if (isInside && mayFail) return element.raw;
    }
  }
  return undefined;
};

const noRescans = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      rescan:
        '"{{part}}" reads on over further beginnings of the expression: quadratic time. Exclude the first character, give a bound, or scan with `indexOf` (report-formats/normalize/cut.ts, markup.ts).',
    },
  },
  create: (context) => ({
    'Literal[regex]': (node) => {
      const part = rescanIn(node.regex.pattern, node.regex.flags);
      if (part !== undefined) context.report({ node, messageId: 'rescan', data: { part } });
    },
  }),
};

export const linearExpressionRules = {
  files: ['server/report-formats/**/*.ts', 'server/domains/imports/**/*.ts'],
  ignores: ['**/*.test.ts'],
  plugins: { regexp: regexpPlugin, linear: { rules: { 'no-rescans': noRescans } } },
  rules: {
    'linear/no-rescans': 'error',
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
  },
};
