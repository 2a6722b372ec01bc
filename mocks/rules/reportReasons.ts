import type { components } from '../../src/api/schema.d';

/** The reasons to report a listing, in the order of the specification, section 2. */
export const REPORT_REASONS: components['schemas']['ReportReason'][] = [
  { id: 'inappropriate-content', label: 'Inappropriate content' },
  { id: 'misleading-claims', label: 'Misleading or unverifiable claims' },
  { id: 'inaccurate-description', label: 'Description inaccurate or incorrect' },
  { id: 'copyright-infringement', label: 'Copyright infringement' },
  { id: 'other', label: 'Other' },
];
