export { developerLabel, visibleFindings, visibleRepositories } from './visible-rows.ts';
