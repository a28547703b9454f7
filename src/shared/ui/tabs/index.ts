export { type Tab, Tabs, type TabsProps, tabStyles } from './tabs';
