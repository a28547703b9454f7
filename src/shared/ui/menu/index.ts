export {
  Menu,
  type MenuAction,
  type MenuChoice,
  type MenuEntry,
  type MenuLink,
  type MenuProps,
} from './menu';
