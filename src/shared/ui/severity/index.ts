export { severities, type Severity, SeverityGlyph, SeverityLabel, severityNames } from './severity';
export { SeverityBar, type SeverityCounts } from './severity-bar';
