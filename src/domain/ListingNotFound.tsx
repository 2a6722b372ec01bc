import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { usePageTitle } from '../routing/pageTitle';
import { pathTo } from '../routing/paths';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { EmptyState } from '../ui/EmptyState';
import { SearchIcon } from '../ui/icons';
import { belowWay } from '../theme/pageSteps';

export interface ListingNotFoundProps {
  /** The browser's title of the page. */
  pageTitle?: string;
  title?: string;
  description?: string;
  /** What the page is for, where it has a head of its own though there is no listing. */
  heading?: string;
  /** A magnifier where it is left out. */
  icon?: ReactNode;
  /** What there is to go on with besides. */
  children?: ReactNode;
}

/**
 * Shown on a page whose URL names no listing; leads on to the catalogs. As tall as a page, so
 * that the footer does not jump up.
 */
export function ListingNotFound({
  pageTitle = 'Listing not found',
  title = 'We could not find this listing',
  description = 'It may have been removed, or the link is incomplete. The catalogs below are up to date.',
  heading,
  icon = <SearchIcon />,
  children,
}: ListingNotFoundProps) {
  usePageTitle(pageTitle);
  return (
    <Box sx={{ minHeight: '80vh' }}>
      {heading ? (
        <>
          <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: heading }]} />
          <Typography variant="h1" sx={{ mt: belowWay, mb: { xs: 3, md: 4 } }}>
            {heading}
          </Typography>
        </>
      ) : null}
      <EmptyState
        headingLevel={heading ? 'h2' : 'h1'}
        icon={icon}
        title={title}
        description={description}
        action={
          <>
            <Button component={AppLink} to={pathTo('software')} variant="contained">
              Browse software
            </Button>
            <Button component={AppLink} to={pathTo('courses')} variant="outlined" color="secondary">
              Browse courses
            </Button>
          </>
        }
      />
      {children}
    </Box>
  );
}
