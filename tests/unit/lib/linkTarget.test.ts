import { describe, expect, test } from 'vitest';
import { linkTarget } from '../../../src/lib/linkTarget';

describe('a link of a document', () => {
  test.each(['/privacypolicy', '/blogdetails?id=captions-first#why', '/'])(
    '%s leads to a page of this site',
    (path) => expect(linkTarget(path)).toEqual({ kind: 'page', path }),
  );

  test('to a part stays on the page', () => {
    expect(linkTarget('#why')).toEqual({ kind: 'part', href: '#why' });
  });

  test.each([
    ['//elsewhere.example/login', 'https://elsewhere.example/login'],
    ['/\\elsewhere.example', 'https://elsewhere.example/'],
    ['\\\\elsewhere.example', 'https://elsewhere.example/'],
    ['/\t/elsewhere.example', 'https://elsewhere.example/'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['http://elsewhere.example', 'http://elsewhere.example/'],
    ['mailto:help@dealwright.example', 'mailto:help@dealwright.example'],
  ])('%s leads outside', (reference, href) =>
    expect(linkTarget(reference)).toEqual({ kind: 'outside', href }),
  );

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'tel:1', 'x', ''])(
    '%j is not followed',
    (reference) => expect(linkTarget(reference)).toBeNull(),
  );
});
