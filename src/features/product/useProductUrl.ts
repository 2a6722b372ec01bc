import { useNavigate, useSearchParams } from 'react-router-dom';
import { productPath, readProductUrl, type ProductUrl } from './productUrl';

type Changes = Partial<ProductUrl>;

/**
 * What the address says and how to change it. `hrefFor` gives the address with some of it changed,
 * `go` goes there and stays where the window is scrolled to. Back brings the former one again.
 */
export function useProductUrl(): {
  address: ProductUrl;
  hrefFor: (changes: Changes, hash?: string) => string;
  go: (changes: Changes) => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readProductUrl(params);
  const hrefFor = (changes: Changes, hash?: string) =>
    productPath({ ...address, ...changes }, hash);
  return {
    address,
    hrefFor,
    go: (changes) => void navigate(hrefFor(changes), { preventScrollReset: true }),
  };
}
