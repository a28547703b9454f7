export { hatching } from './hatching';
export { type Part, ProportionBar, type ProportionBarProps } from './proportion-bar';
