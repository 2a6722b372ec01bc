import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../routing/pageTitle';
import { pathTo } from '../routing/paths';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { belowWay } from '../theme/pageSteps';
import { NothingFound, type NothingFoundProps } from './NothingFound';

export interface ListingNotFoundProps extends Omit<NothingFoundProps, 'headingLevel'> {
  /** The browser's title of the page. */
  pageTitle?: string;
  /** What the page is for, where it has a head of its own though there is no listing. */
  heading?: string;
  /** What there is to go on with besides. */
  children?: ReactNode;
}

/**
 * Shown on a page whose URL names no listing; leads on to the catalogs. As tall as a page, so
 * that the footer does not jump up.
 */
export function ListingNotFound({
  kind,
  pageTitle = kind === 'template' ? 'Template not found' : 'Listing not found',
  heading,
  children,
  ...rest
}: ListingNotFoundProps) {
  usePageTitle(pageTitle);
  return (
    <Box sx={{ minHeight: '80vh' }}>
      {heading ? (
        <>
          <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: heading }]} />
          <Typography variant="title" sx={{ mt: belowWay, mb: { xs: 3, md: 4 } }}>
            {heading}
          </Typography>
        </>
      ) : null}
      <NothingFound kind={kind} headingLevel={heading ? 'h2' : 'h1'} {...rest} />
      {children}
    </Box>
  );
}
