import { jsonFormat } from '../format.ts';
import { has, list, str } from '../parsers/json-access.ts';
import { unknownVariant } from '../variant.ts';

/** `dotnet list package --vulnerable --include-transitive --format json`. */
export const dotnetList = jsonFormat({
  id: 'dotnet-list-vulnerable',
  tool: 'dotnet list package',
  category: 'sca',
  docsUrl: 'https://learn.microsoft.com/en-us/dotnet/core/tools/dotnet-list-package',
  aliases: ['dotnet_vulnerable', 'dotnet vulnerable'],
  detect: ({ value }) =>
    has(value, 'projects.0.path') && has(value, 'version') && has(value, 'parameters') ? 1 : 0,
  each: ['/projects/#'],
  holds: [
    '/frameworks/#/topLevelPackages/#/vulnerabilities/#',
    '/frameworks/#/transitivePackages/#/vulnerabilities/#',
  ],
  // Without this option the report only lists packages, without vulnerabilities.
  run: (root) =>
    /--vulnerable\b/.test(str(root, 'parameters') ?? '')
      ? {
          incomplete:
            list(root, 'problems').some((problem) => str(problem, 'level') === 'error') &&
            'files_failed',
        }
      : unknownVariant(['/parameters --vulnerable']),
  map: (project) =>
    list(project, 'frameworks').flatMap((framework) =>
      (['topLevelPackages', 'transitivePackages'] as const).flatMap((kind) =>
        list(framework, kind).flatMap((pack) =>
          list(pack, 'vulnerabilities').map((raw) => {
            const [name, version, path] = [
              str(pack, 'id'),
              str(pack, 'resolvedVersion'),
              str(project, 'path'),
            ];
            return {
              ruleId:
                /GHSA-[\w-]+/.exec(str(raw, 'advisoryurl') ?? '')?.[0] ?? str(raw, 'advisoryurl'),
              title: `${name ?? ''} ${version ?? ''} is vulnerable`,
              severity: str(raw, 'severity'),
              vulnerabilityIds: [str(raw, 'advisoryurl')],
              location: { path },
              component: {
                name,
                version,
                ecosystem: 'nuget',
                path,
                direct: kind === 'topLevelPackages',
              },
              references: [str(raw, 'advisoryurl')],
            };
          }),
        ),
      ),
    ),
});
