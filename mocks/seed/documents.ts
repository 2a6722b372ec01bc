import { lexer, type Token, type Tokens } from 'marked';
import type { components } from '../../src/api/schema.d';

export { documentText as wordsOf } from '../rules/documentText';

type Schemas = components['schemas'];
export type Block = Schemas['DocumentBlock'];
type Span = Schemas['TextSpan'];
type Style = Omit<Span, 'text'>;

/** An id that reads well in a URL: lower case, words joined by hyphens. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ['part']).join('-').slice(0, 60).replace(/-$/, '');
}

function entities(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s*\n\s*/g, ' ');
}

function spansOf(tokens: readonly Token[], style: Style = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return 'tokens' in token && token.tokens
          ? spansOf(token.tokens, style)
          : [{ text: entities((token as Tokens.Text).text), ...style }];
      case 'codespan':
        return [{ text: entities((token as Tokens.Codespan).text), ...style, code: true }];
      case 'strong':
        return spansOf((token as Tokens.Strong).tokens, { ...style, strong: true });
      case 'em':
        return spansOf((token as Tokens.Em).tokens, { ...style, emphasis: true });
      case 'link': {
        const { href, tokens: inner } = token as Tokens.Link;
        return spansOf(inner, { ...style, href });
      }
      case 'br':
        return [{ text: ' ', ...style }];
      default:
        throw new Error(`A document has no place for "${token.raw}".`);
    }
  });
}

/** The texts of all tokens, without their styles. */
const plain = (tokens: readonly Token[]) =>
  spansOf(tokens)
    .map(({ text }) => text)
    .join('');

/**
 * Reads a document that is written in Markdown into the blocks of the contract. Build-time code:
 * what travels is structured text, so nothing of it can become markup on the way to the page.
 *
 * @throws Error for what a document has no place for, such as HTML or a heading of level 1
 */
export function parseDocument(markdown: string): Block[] {
  const ids = new Set<string>();
  const uniqueId = (text: string) => {
    const slug = slugOf(text);
    let id = slug;
    for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
    ids.add(id);
    return id;
  };

  return lexer(markdown).flatMap((token): Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const { depth, tokens } = token as Tokens.Heading;
        if (depth !== 2 && depth !== 3) throw new Error(`A document has no level ${depth}.`);
        const text = plain(tokens);
        return [{ kind: 'heading', level: depth, id: uniqueId(text), text }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', spans: spansOf((token as Tokens.Paragraph).tokens) }];
      case 'blockquote': {
        const paragraphs = (token as Tokens.Blockquote).tokens.filter(
          (inner): inner is Tokens.Paragraph => inner.type === 'paragraph',
        );
        return paragraphs.map(({ tokens }) => ({ kind: 'quote', spans: spansOf(tokens) }));
      }
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [
          { kind: 'list', ordered, items: items.map(({ tokens }) => ({ spans: spansOf(tokens) })) },
        ];
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return [
          {
            kind: 'table',
            head: header.map(({ tokens }) => plain(tokens)),
            rows: rows.map((row) => row.map(({ tokens }) => plain(tokens))),
          },
        ];
      }
      default:
        throw new Error(`A document has no place for "${token.raw}".`);
    }
  });
}
