export { DecideRisk } from './ui/decide-risk';
