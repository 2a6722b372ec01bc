import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { To } from 'react-router-dom';
import { RouterLink } from './RouterLink';

export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  /** The URL of a page of this list, with its search and filters kept. */
  hrefFor: (page: number) => To;
  /** Name of the landmark; tells two lists of one page apart. */
  label?: string;
}

function labelOf(type: string, page: number | null): string {
  if (type === 'previous') return 'Previous page';
  if (type === 'next') return 'Next page';
  return `Page ${page}`;
}

/**
 * Pages of a list as real links: they open in a new tab, are fetched ahead and restored by back.
 * Nothing at all for a list of one page.
 */
export function Pagination({ page, count, hrefFor, label = 'Pagination' }: PaginationProps) {
  // One line at 320 px: prev, five places, next.
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  if (count <= 1) return null;
  return (
    <MuiPagination
      page={page}
      count={count}
      siblingCount={wide ? 1 : 0}
      aria-label={label}
      sx={{ '& .MuiPagination-ul': { justifyContent: 'center', rowGap: 0.5 } }}
      renderItem={(item) => {
        // The ends of the list lead nowhere: a disabled button says so, a link could not.
        if (item.disabled || item.page === null) {
          return <PaginationItem {...item} aria-label={labelOf(item.type, item.page)} />;
        }
        return (
          <PaginationItem
            {...item}
            component={RouterLink}
            nativeButton={false}
            to={hrefFor(item.page)}
            aria-label={labelOf(item.type, item.page)}
          />
        );
      }}
    />
  );
}
