export { ResultBar, type ResultFigure } from './result-bar';
