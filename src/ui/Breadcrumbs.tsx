import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { To } from 'react-router-dom';
import { weight } from '../theme/tokens';
import { RouterLink } from './RouterLink';

export interface Breadcrumb {
  label: string;
  /** Where it leads; left out for the page itself, which comes last. */
  to?: To;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
}

/** The way from Home to this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <MuiBreadcrumbs aria-label="Breadcrumb" sx={oneLine}>
      {items.map((item, index) => {
        const isLast = index === items.length - 1;
        return item.to !== undefined && !isLast ? (
          <Link
            key={item.label}
            component={RouterLink}
            to={item.to}
            variant="body2"
            underline="hover"
            sx={{ color: 'text.secondary', '&:hover': { color: 'text.primary' } }}
          >
            {item.label}
          </Link>
        ) : (
          <Typography
            key={item.label}
            variant="body2"
            component="span"
            aria-current={isLast ? 'page' : undefined}
            sx={{ color: 'text.primary', fontWeight: weight.strong }}
          >
            {item.label}
          </Typography>
        );
      })}
    </MuiBreadcrumbs>
  );
}

/**
 * What is too long for the line is cut short, the page itself first, not put below the separator before
 * it. The widths are the least that is left of an entry; what is shorter than that is whole.
 */
const oneLine = {
  '& ol': { flexWrap: 'nowrap' },
  '& li': { flexShrink: 0 },
  '& .MuiBreadcrumbs-li': { flex: '0 1 max-content', width: '3.5em' },
  '& .MuiBreadcrumbs-li:last-of-type': { flexShrink: 9999, width: '6em' },
  '& .MuiBreadcrumbs-li > *': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;
