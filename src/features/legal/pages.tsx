import { LegalPage } from './LegalPage';

/** /privacy: what the site keeps, and where. */
export const PrivacyPage = () => <LegalPage documentId="privacy" />;

/** /terms&conditions: what both sides may expect. */
export const TermsPage = () => <LegalPage documentId="terms" />;
