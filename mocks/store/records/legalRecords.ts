import type { components } from '../../../src/api/schema.d';

type Schemas = components['schemas'];

/** A legal document; its id is the one in the URL of the API. */
export type LegalDocumentRecord = Schemas['LegalDocument'];
