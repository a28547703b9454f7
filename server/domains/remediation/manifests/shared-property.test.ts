import { expect, it } from 'vitest';
import { findManifestPlan } from './registry.ts';

it.each([
  [
    'pom.xml',
    'maven',
    'g:a',
    '<project><properties><v>1.0</v></properties><dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>${v}</version></dependency></dependencies><build><plugins><plugin><groupId>g</groupId><artifactId>p</artifactId><version>${v}</version></plugin></plugins></build></project>',
    ['g:p'],
  ],
  [
    'build.gradle',
    'maven',
    'g:a',
    'def v = \'1.0\'\nimplementation "g:a:$v"\nimplementation "g:b:${v}"\nimplementation \'g:c:1.0\'\n',
    ['g:b'],
  ],
  [
    'app.csproj',
    'nuget',
    'A',
    '<Project><PropertyGroup><V>1.0</V></PropertyGroup><ItemGroup><PackageReference Include="A" Version="$(V)" /><PackageReference Include="B" Version="$(V)" /><PackageReference Include="C" Version="1.0" /></ItemGroup></Project>',
    ['B'],
  ],
  ['package.json', 'npm', 'a', '{"dependencies":{"a":"1.0","b":"1.0"}}', undefined],
])('%s names what the same property raises', (file, type, name, text, also) => {
  const edited = findManifestPlan(file, type)?.edit(text, { name, to: '2.0' });
  expect(edited).toMatchObject({ text: expect.stringContaining('2.0') as string });
  expect(edited && 'also' in edited ? edited.also : undefined).toEqual(also);
});
