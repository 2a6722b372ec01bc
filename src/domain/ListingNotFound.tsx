import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { usePageTitle } from '../routing/pageTitle';
import { NothingFound, type NothingFoundProps } from './NothingFound';

export interface ListingNotFoundProps extends Omit<NothingFoundProps, 'headingLevel'> {
  /** The browser's title of the page. */
  pageTitle?: string;
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
  children,
  ...rest
}: ListingNotFoundProps) {
  usePageTitle(pageTitle);
  return (
    <Box sx={{ minHeight: '80vh' }}>
      <NothingFound kind={kind} headingLevel="h1" {...rest} />
      {children}
    </Box>
  );
}
