export { SetUpPage } from './ui/set-up-page';
