import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { AppLink } from '../routing/AppLink';
import { pageLead } from '../theme/pageSteps';
import { ChevronLeftIcon } from '../ui/icons';

export interface PageHeadProps {
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** One line below the title; a space where it is on its way. */
  lead: ReactNode;
  /** Where one comes from, on a page that the menu of its area does not list: first at the far end. */
  back?: { label: string; to: string };
  /** Before the title. */
  picture?: ReactNode;
  /** True where tabs follow, which have air of their own above their words. */
  isAboveTabs?: boolean;
  /** True where goods or rows follow, which are to be near: phones show no lead, and a button beside the title. */
  isTight?: boolean;
  /**
   * What is done here first, what the page is of, or a few facts: at the far end of the title's line,
   * and below on screens where they do not fit beside it.
   */
  children?: ReactNode;
}

/** The head of every page below the menu of an area: title, one line about it, what is done first. */
export function PageHead({
  title,
  titleRef,
  lead,
  back,
  picture,
  isAboveTabs = false,
  isTight = false,
  children,
}: PageHeadProps) {
  return (
    <Box sx={[head, isAboveTabs && { mb: { xs: 1.5, md: 2 } }, isTight && tight]}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, flexGrow: 1, minWidth: 0 }}>
        {picture}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography ref={titleRef} tabIndex={titleRef ? -1 : undefined} variant="title">
            {title}
          </Typography>
          <Typography component="p" sx={leadStyle}>
            {lead}
          </Typography>
        </Box>
      </Box>
      <Box sx={farEnd}>
        {back ? (
          <Button
            component={AppLink}
            to={back.to}
            variant="outlined"
            color="secondary"
            startIcon={<ChevronLeftIcon />}
          >
            {back.label}
          </Button>
        ) : null}
        {children}
      </Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: { xs: 2, md: 4 },
  rowGap: 2,
  mb: { xs: 3, md: 4 },
} as const;

const leadStyle = {
  ...pageLead,
  minHeight: '1.5em',
  // Only the title says whether the far end fits beside it: a lead has as many lines as it needs.
  width: 0,
  minWidth: `min(100%, ${pageLead.maxWidth})`,
} as const;

const tight = {
  rowGap: { xs: 1, sm: 2 },
  mb: { xs: 1.5, sm: 3, md: 4 },
  '& h1 + p': { display: { xs: 'none', sm: 'block' } },
  '& > :last-child:has(.MuiButton-contained)': { flexBasis: 'auto' },
  // Rather two lines of a title than a button below it.
  '&:has(> :last-child .MuiButton-contained) > :not(:last-child)': {
    width: { xs: 'min-content', sm: 'auto' },
    // Its longest word says how narrow it may be.
    '& h1': { overflowWrap: 'break-word' },
  },
} as const;

/** Centered on the title's line, which the empty text at its start is as high as. */
const farEnd = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  minWidth: 0,
  '&:empty': { display: 'none' },
  // On phones choices and what is done first have a line of their own, which leaves the lead its width.
  '&:has(select, .MuiButton-contained, [data-own-line])': {
    flexBasis: { xs: '100%', sm: 'auto' },
  },
  '&::before': { content: '""', typography: 'title', height: '1lh', mr: -1.5 },
  // Figures there are lower than a title.
  '&:has([data-own-line])::before': { display: { xs: 'none', sm: 'block' } },
  // What phones have no room for leaves none.
  '&:has([data-no-phone])': { display: { xs: 'none', sm: 'flex' } },
  '& > *': { minWidth: 0 },
  '& > :is(a, button)': { flexShrink: 0 },
} as const;
