declare module 'virtual:component-uses' {
  import type { ComponentUses } from './component-uses';

  const uses: ComponentUses;
  export default uses;
}
