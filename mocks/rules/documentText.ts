import type { components } from '../../src/api/schema.d';

type Block = components['schemas']['DocumentBlock'];

const textOf = (spans: readonly { text: string }[]) => spans.map(({ text }) => text).join('');

/** The words of blocks as one text, for searching and for counting. */
export function documentText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return block.text;
        case 'list':
          return block.items.map(({ spans }) => textOf(spans)).join(' ');
        case 'table':
          return [...block.head, ...block.rows.flat()].join(' ');
        default:
          return textOf(block.spans);
      }
    })
    .join(' ');
}
