import { notFound } from '../problem';
import type { Handlers } from './handler';

export const handlers: Handlers<'legal'> = {
  async getLegalDocument({ store, params }) {
    const { legalDocuments } = await store.open('legalDocuments');
    const document = legalDocuments.get(params.documentId);
    if (!document) throw notFound('document');
    return { status: 200, body: document };
  },
};
