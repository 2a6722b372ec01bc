import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

describe('legal documents', () => {
  test.each(['privacy', 'terms'] as const)(
    '%s was last modified on the day of the specification',
    async (id) => {
      const document = await mock.call('getLegalDocument', 200, { params: { documentId: id } });
      expect(document.lastModifiedOn).toBe('2023-03-09');
      expect(document.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(4);
    },
  );

  test('no two parts of a document share a URL', async () => {
    const { blocks } = await mock.call('getLegalDocument', 200, {
      params: { documentId: 'privacy' },
    });
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
