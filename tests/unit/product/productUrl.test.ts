import { describe, expect, it } from 'vitest';
import { productPath, readProductUrl } from '../../../src/features/product/productUrl';

const read = (query: string) => readProductUrl(`?${query}`);

describe('the URL of a product', () => {
  it('leaves out and names everything that makes no sense', () => {
    const plain = read('');
    expect(plain).toEqual({
      id: undefined,
      tab: 'overview',
      more: 'similar',
      questionPage: 1,
      reviews: { page: 1, stars: [], sort: '-createdAt' },
      picks: [],
      ignored: [],
    });
    const nonsense = 'tab=prices&more=x&qpage=0&rpage=-1&stars=6&stars=a&rsort=best&compare=A%20b';
    const { ignored, ...rest } = read(`id=&${nonsense}`);
    expect({ ...rest, ignored: [] }).toEqual(plain);
    expect(new URLSearchParams(ignored.map(({ name, value }) => [name, value]))).toEqual(
      new URLSearchParams(nonsense),
    );
  });

  it('keeps at most three picks and each rating once', () => {
    const { picks, reviews } = read(
      'compare=a&compare=b&compare=a&compare=c&compare=d&stars=1&stars=5&stars=1',
    );
    expect(picks).toEqual(['a', 'b', 'c']);
    expect(reviews.stars).toEqual([5, 1]);
  });

  it('comes out as it went in', () => {
    const query =
      'id=replywright&plan=tier-2&tab=reviews&qpage=2&stars=5&stars=4&rsort=-stars&rpage=3&more=compare&compare=docsage';
    expect(productPath(read(query))).toBe(`/productdetails?${query}`);
    expect(productPath(read(''), 'details')).toBe('/productdetails#details');
  });
});
