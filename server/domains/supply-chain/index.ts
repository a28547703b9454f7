export { componentsRoutes } from './components/components.routes.ts';
