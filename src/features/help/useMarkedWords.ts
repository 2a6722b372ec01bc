import { useCallback } from 'react';

/** Of the one search on the page: `::highlight(found)` in styles. */
const NAME = 'found';

/** Where a word is in a text, upper or lower case. */
function placesOf(word: string, text: Text): Range[] {
  const written = new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  return [...text.data.matchAll(written)].map(({ index, 0: found }) => {
    const place = new Range();
    place.setStart(text, index);
    place.setEnd(text, index + found.length);
    return place;
  });
}

/**
 * A ref for what a search found: marks its words there, as `::highlight(found)`. The document stays as
 * it is, so that it is read out as before; browsers that don't know highlights show it unmarked.
 */
export function useMarkedWords(q: string) {
  return useCallback(
    (root: HTMLElement | null) => {
      const words = q.split(/\s+/).filter(Boolean);
      if (!root || words.length === 0 || !('Highlight' in globalThis)) return undefined;
      const marked = new Highlight();
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const word of words)
          for (const place of placesOf(word, texts.currentNode as Text)) marked.add(place);
      CSS.highlights.set(NAME, marked);
      return () => void CSS.highlights.delete(NAME);
    },
    [q],
  );
}
