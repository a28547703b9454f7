import { jsonFormat } from '../format.ts';
import { at, has, str } from '../parsers/json-access.ts';

export const kubeLinter = jsonFormat({
  id: 'kube-linter',
  tool: 'KubeLinter',
  category: 'iac',
  docsUrl: 'https://docs.kubelinter.io/',
  detect: ({ value }) =>
    has(value, 'Reports') && (has(value, 'Checks') || has(value, 'Reports.0.Check')) ? 1 : 0,
  each: ['/Reports/#'],
  map: (raw) => {
    const resource = at(raw, 'Object', 'K8sObject');
    const id = [
      str(resource, 'Namespace'),
      str(resource, 'GroupVersionKind', 'Kind'),
      str(resource, 'Name'),
    ]
      .filter((part) => part !== undefined)
      .join('/');
    return {
      ruleId: str(raw, 'Check'),
      title: `${str(raw, 'Check') ?? ''}: ${str(raw, 'Diagnostic', 'Message') ?? ''}`,
      description: str(raw, 'Diagnostic', 'Message'),
      mitigation: str(raw, 'Remediation'),
      fallbackSeverity: 'medium',
      location: { path: str(raw, 'Object', 'Metadata', 'FilePath') },
      cloudResource: {
        provider: 'kubernetes',
        type: str(resource, 'GroupVersionKind', 'Kind'),
        id: id || str(raw, 'Check'),
      },
    };
  },
});
