// Generated from openapi.yaml by `npm run generate`; do not edit.
import type { components, operations } from './schema.d';

/** The roles of which an account needs one for an operation, from x-roles; none where it is left out. */
export const operationRoles: Partial<
  Record<keyof operations, readonly components['schemas']['Role'][]>
> = {
  listVendorListings: ['vendor'],
  createVendorListing: ['vendor'],
  getVendorListing: ['vendor'],
  updateVendorListing: ['vendor'],
  previewVendorListing: ['vendor'],
  setVendorListingPicture: ['vendor'],
  deleteVendorListingPicture: ['vendor'],
  setVendorListingFile: ['vendor'],
  setVendorListingLink: ['vendor'],
  submitVendorListing: ['vendor'],
  createVendorListingRemoval: ['vendor'],
  createVendorListingRestoration: ['vendor'],
  exportVendorListings: ['vendor'],
  listSales: ['vendor'],
  getSalesSummary: ['vendor'],
  exportSales: ['vendor'],
  listStatements: ['vendor'],
  getStatement: ['vendor'],
  getStatementFile: ['vendor'],
  listPartnerAccounts: ['vendor'],
  getPartnerAccount: ['vendor'],
  getPartnerOverview: ['vendor'],
  listPartnerQuestions: ['vendor'],
  createPartnerFeedback: ['vendor'],
  getPartnerSetup: ['vendor'],
  setSetupInformation: ['vendor'],
  setSetupPayment: ['vendor'],
  setSetupTax: ['vendor'],
  completePartnerSetup: ['vendor'],
};
