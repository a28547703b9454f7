export { type Fact, FactStrip } from './fact-strip';
