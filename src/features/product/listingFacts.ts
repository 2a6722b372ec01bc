import type { ListingDetail } from '../../api/resources/listings';
import { labelOf } from '../../lib/text';

/** What each system is called on screen (specification, section 9). */
const OPERATING_SYSTEM_LABELS: Record<ListingDetail['operatingSystems'][number], string> = {
  browser: 'Browser-based',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
  chromeos: 'ChromeOS',
};

/** What each feature is called on screen (specification, section 9). */
const FEATURE_LABELS: Record<ListingDetail['features'][number], string> = {
  'gdpr-compliant': 'GDPR-compliant',
  ai: 'AI',
  'white-label': 'White label',
};

/** Where it runs, in words. */
export function platformsOf(listing: Pick<ListingDetail, 'operatingSystems'>): string[] {
  return listing.operatingSystems.map((system) => labelOf(OPERATING_SYSTEM_LABELS, system));
}

/** What it offers, in words. */
export function featuresOf(listing: Pick<ListingDetail, 'features'>): string[] {
  return listing.features.map((feature) => labelOf(FEATURE_LABELS, feature));
}

/** What it works together with, by name. */
export function integrationsOf(listing: Pick<ListingDetail, 'integrations'>): string[] {
  return listing.integrations.map(({ name }) => name);
}
