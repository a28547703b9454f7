export { severities, type Severity, SeverityGlyph, SeverityLabel, severityNames } from './severity';
