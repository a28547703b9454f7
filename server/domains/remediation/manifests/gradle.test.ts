import { describe, it } from 'vitest';
import { expectEdit } from '../../../../tests/support/server/marked-edit.ts';

describe('build.gradle', () => {
  it.each([
    ['a variable', 'def web = \'‹1.0›\'\nimplementation "org.acme:web:$web"\n'],
    [
      'a property of another',
      'ext.web = \'‹1.0›\'\nimplementation "org.acme:web:${versions.web}"\n',
    ],
    ['an extra', 'extra["web"] = "‹1.0›"\nimplementation("org.acme:web:$web")\n'],
    ['a classifier', "implementation 'org.acme:web:‹1.0›:sources@jar'\n"],
    [
      'a comment of several lines',
      "/*\nimplementation 'org.acme:web:1.0'\n*/\napi 'org.acme:web:‹1.0›'\n",
    ],
    ['a comment in the first line', "// api 'org.acme:web:1.0'\napi 'org.acme:web:‹1.0›'\n"],
    ['an address before', "maven { url 'https://example.org' }\napi 'org.acme:web:‹1.0›'\n"],
    ['named parts', "api group: 'org.acme', name: 'web', version: '‹1.0›'\n"],
    ['named parts of Kotlin', 'api(group = "org.acme", name = "web", version = "‹1.0›")\n'],
    [
      'named parts and a variable',
      "web = '‹1.0›'\napi group: 'org.acme', name: 'web', version: web\n",
    ],
    [
      'others with variables',
      'def v = \'1.0\'\napi \'org.acme:web:‹1.0›\'\napi "x:y:$v"\napi "x:z:$v"\n',
    ],
  ])('is raised with %s', (_, marked) => {
    expectEdit(['build.gradle', 'maven'], 'org.acme:web', '2.0.10', marked, '2.0.10');
  });

  it.each([
    ['no version', "api 'org.acme:web'\n", 'version_elsewhere'],
    ['named parts without a version', "api group: 'org.acme', name: 'web'\n", 'version_elsewhere'],
    ['an empty version', "api group: 'org.acme', name: 'web', version: ''\n", 'version_elsewhere'],
    ['two assignments', "v = '1.0'\nv = '1.1'\napi \"org.acme:web:$v\"\n", 'version_elsewhere'],
    ['a version of parts', 'minor = \'1\'\napi "org.acme:web:1.$minor"\n', 'version_elsewhere'],
    ['a variable with an end', 'v = \'1.0\'\napi "org.acme:web:$v-jre"\n', 'version_elsewhere'],
    ['an interval', "api 'org.acme:web:[1.0,3.0)'\n", 'range_includes'],
    ['an interval in a variable', 'v = \'[1.0,3.0)\'\napi "org.acme:web:$v"\n', 'range_includes'],
    [
      'a shared version that is there already',
      'v = \'3.0\'\napi "org.acme:web:$v"\napi "org.acme:core:$v"\n',
      'already_there',
    ],
    ['a longer name', "api 'org.acme:web-extra:1.0'\n", 'not_direct'],
  ])('stays with %s', (_, text, why) => {
    expectEdit(['build.gradle', 'maven'], 'org.acme:web', '2.0', text, why);
  });
});
