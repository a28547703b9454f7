import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Compiles Lingui's macros before React's transform parses the JSX. The published Babel plugin for
 * Rolldown requires a newer Node than Parapet supports.
 *
 * @param include paths of the modules that may use a macro
 */
export const linguiMacro = (include: RegExp): Plugin => ({
  name: 'lingui-macro',
  enforce: 'pre',
  transform: {
    filter: { id: include, code: /@lingui\/(?:core|react)\/macro/ },
    async handler(code, id) {
      const result = await transformAsync(code, {
        filename: id.replace(/\?.*$/, ''),
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: ['@lingui/babel-plugin-lingui-macro'],
      });
      return result?.code == null ? null : { code: result.code, map: result.map ?? null };
    },
  },
});
