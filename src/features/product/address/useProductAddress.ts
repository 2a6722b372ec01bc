import { useNavigate, useSearchParams } from 'react-router-dom';
import { productPath, readProductAddress, type ProductAddress } from './productAddress';

type Changes = Partial<ProductAddress>;

/**
 * What the address says and how to change it. `hrefFor` gives the address with some of it changed,
 * `go` goes there and stays where the window is scrolled to. Back brings the former one again.
 */
export function useProductAddress(): {
  address: ProductAddress;
  hrefFor: (changes: Changes, hash?: string) => string;
  go: (changes: Changes) => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readProductAddress(params);
  const hrefFor = (changes: Changes, hash?: string) =>
    productPath({ ...address, ...changes }, hash);
  return {
    address,
    hrefFor,
    go: (changes) => void navigate(hrefFor(changes), { preventScrollReset: true }),
  };
}
