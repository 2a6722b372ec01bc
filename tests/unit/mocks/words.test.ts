import { describe, expect, it } from 'vitest';
import { readSearch, wordLine, wordsOf, wordTest } from '../../../mocks/search/words';

const TEXTS = ['C++ from scratch', 'C# for the web', 'Cloud costs', 'Replies by email, in Zürich'];
const found = (q: string) => TEXTS.filter(wordTest(q, TEXTS, (text) => wordLine(text)));

describe('the words of a search', () => {
  it('keep what belongs to a name at its end', () => {
    expect(wordsOf('C++, C# and a+b')).toEqual(['c++', 'c#', 'and', 'a', 'b']);
    expect(found('c++')).toEqual(['C++ from scratch']);
    expect(found('C#')).toEqual(['C# for the web']);
  });

  it('may be unfinished, in any order, and without accents', () => {
    expect(found('zurich repl')).toEqual(['Replies by email, in Zürich']);
  });

  it('find nothing where there are only symbols, and everything where there is nothing', () => {
    expect(found('!!!')).toEqual([]);
    expect(found('+')).toEqual([]);
    expect(found('  ')).toEqual(TEXTS);
  });

  it('forgive one error in a word of four letters or more, in no shorter one', () => {
    expect(found('emial')).toEqual(['Replies by email, in Zürich']);
    expect(found('scrach')).toEqual(['C++ from scratch']);
    expect(found('wbe')).toEqual([]);
    expect(found('elephant')).toEqual([]);
  });

  it('find the longer name of a thing by the shorter one, not the other way round', () => {
    expect(found('mail')).toEqual(['Replies by email, in Zürich']);
    const lines = [wordLine('email'), wordLine('mailing lists')];
    expect(readSearch('email', lines)).toEqual([['email']]);
  });

  it('have to be in the names or in one passage of a text, which the names belong to', () => {
    const passages = ['Ask for the plan.', 'A review takes an afternoon, like this.'];
    const finds = (q: string) =>
      wordTest(
        q,
        [passages],
        () => wordLine('Reading a license'),
        (texts) => texts.map((text) => wordLine(text)),
      )(passages);
    expect(finds('afternoon review')).toBe(true);
    expect(finds('license review')).toBe(true);
    expect(finds('plan review')).toBe(false);
    // Common words alone say nothing of what a text is about; beside others they narrow.
    expect(finds('like-this')).toBe(false);
    expect(finds('a review like this')).toBe(true);
  });

  it('are taken as typed where any text has them', () => {
    const lines = [wordLine('cloud'), wordLine('clouds above')];
    expect(readSearch('clouds', lines)).toEqual([['clouds']]);
  });
});
