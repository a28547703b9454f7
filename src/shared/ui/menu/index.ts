export { Menu, type MenuProps } from './menu';
export type { MenuAction, MenuChoice, MenuEntry, MenuLink } from './menu-item';
