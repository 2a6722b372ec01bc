import { existing } from '../rules/existing';
import type { Handlers } from './handler';

export const handlers: Handlers<'legal'> = {
  async getLegalDocument({ store, params }) {
    const { legalDocuments } = await store.open('legalDocuments');
    return { status: 200, body: existing(legalDocuments, params.documentId, 'document') };
  },
};
