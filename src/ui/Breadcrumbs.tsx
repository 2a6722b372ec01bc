import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, type To } from 'react-router-dom';

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
    <MuiBreadcrumbs aria-label="Breadcrumb">
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
            sx={{ color: 'text.primary', fontWeight: 600 }}
          >
            {item.label}
          </Typography>
        );
      })}
    </MuiBreadcrumbs>
  );
}
