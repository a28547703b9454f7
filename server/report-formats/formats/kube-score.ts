import { type Entry, skipped, skippedCheck, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';

/** `kube-score score --output-format json`. Grades: 1 critical, 5 warning, 7 almost, 10 fine. */
export const kubeScore = jsonFormat({
  id: 'kube-score',
  tool: 'kube-score',
  category: 'iac',
  docsUrl: 'https://github.com/zegl/kube-score',
  severities: { '1': 'high', '5': 'medium', '7': 'low' },
  detect: ({ value }) => (isList(value) && has(value, '0.object_name', '0.checks') ? 1 : 0),
  each: ['/#'],
  map: (object) => {
    const [kind, name, namespace, path] = [
      str(object, 'type_meta', 'kind'),
      str(object, 'object_meta', 'name') ?? str(object, 'object_name'),
      str(object, 'object_meta', 'namespace'),
      str(object, 'file_name'),
    ];
    const id = [namespace, kind, name].filter((part) => part !== undefined).join('/');
    return list(object, 'checks').flatMap((entry): Entry[] => {
      const grade = num(entry, 'grade');
      if (grade === undefined && at(entry, 'skipped') !== true) return [unfamiliar];
      const check = at(entry, 'check');
      if (grade === undefined || at(entry, 'skipped') === true)
        return [skippedCheck({ rule: str(check, 'id'), file: path })];
      if (grade >= 10) return [skipped('passed')];
      const comments = list(entry, 'comments');
      // A failed check without comments fails for the object as a whole.
      return (comments.length > 0 ? comments : [undefined]).map((comment) => ({
        ruleId: str(check, 'id'),
        ruleName: str(check, 'name'),
        helpUri: str(comment, 'documentation_url'),
        title: `${str(check, 'name') ?? str(check, 'id') ?? ''}: ${str(comment, 'summary') ?? name ?? ''}`,
        description: [str(check, 'comment'), str(comment, 'description')]
          .filter((part) => part !== undefined)
          .join('\n\n'),
        severity: String(grade),
        location: { path, line: num(object, 'file_row') },
        cloudResource: {
          provider: 'kubernetes',
          type: kind,
          id: str(comment, 'path') === undefined ? id : `${id}/${str(comment, 'path') ?? ''}`,
        },
      }));
    });
  },
});
