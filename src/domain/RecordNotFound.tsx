import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { usePageTitle } from '../routing/pageTitle';
import { EmptyState } from '../ui/EmptyState';
import { SearchIcon } from '../ui/icons';

export interface RecordNotFoundProps {
  /** The browser's title of the page, such as `Post not found`. */
  pageTitle: string;
  title: string;
  /** Why it may be missing. */
  description: string;
  /** Where to go on: a path and its label. */
  next: { to: string; label: string };
  /** A magnifier where it is left out. */
  icon?: ReactNode;
  /** What others read or buy, to go on with. */
  children?: ReactNode;
}

/** Shown on a page whose URL names no record; as tall as a page, so that the footer stays down. */
export function RecordNotFound({
  pageTitle,
  title,
  description,
  next,
  icon = <SearchIcon />,
  children,
}: RecordNotFoundProps) {
  usePageTitle(pageTitle);
  return (
    <Box sx={{ minHeight: '80vh' }}>
      <EmptyState
        headingLevel="h1"
        icon={icon}
        title={title}
        description={description}
        action={
          <Button component={AppLink} to={next.to} variant="contained">
            {next.label}
          </Button>
        }
      />
      {children}
    </Box>
  );
}
