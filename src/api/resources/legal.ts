import 'virtual:answer-shapes/legal';
import type { components } from '../schema.d';
import { useApi } from '../useApi';

export type LegalDocument = components['schemas']['LegalDocument'];

/** A legal document as structured text. */
export function useLegalDocument(documentId: LegalDocument['id']) {
  return useApi('/legal-documents/{documentId}', { params: { path: { documentId } } });
}
