import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { AppLink } from '../routing/AppLink';
import { ChevronLeftIcon } from '../ui/icons';

export interface PageHeadProps {
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** One line below the title; a space where it is on its way. */
  lead: ReactNode;
  /** Where one comes from, on a page that the menu of its area does not list. */
  back?: { label: string; to: string };
  /** Before the title. */
  picture?: ReactNode;
  /** What is done here first, or a search: at the far end, below on phones. */
  children?: ReactNode;
}

/** The head of every page below the menu of an area: title, one line about it, what is done first. */
export function PageHead({ title, titleRef, lead, back, picture, children }: PageHeadProps) {
  return (
    <>
      {back ? (
        <Button
          component={AppLink}
          to={back.to}
          size="small"
          color="secondary"
          startIcon={<ChevronLeftIcon />}
          sx={{ ml: -1.25, pl: 0.75, mb: 0.5 }}
        >
          {back.label}
        </Button>
      ) : null}
      <Box sx={head}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexGrow: 1, minWidth: 0 }}>
          {picture}
          <Box sx={{ minWidth: 0 }}>
            <Typography ref={titleRef} tabIndex={titleRef ? -1 : undefined} variant="title">
              {title}
            </Typography>
            <Typography component="p" sx={leadStyle}>
              {lead}
            </Typography>
          </Box>
        </Box>
        {children}
      </Box>
    </>
  );
}

const head = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'flex-end' },
  columnGap: 4,
  rowGap: 2,
  mb: { xs: 3, md: 4 },
  '& > :is(a, button)': { flexShrink: 0, alignSelf: { xs: 'start', sm: 'auto' } },
  '& > [role="search"]': { maxWidth: { sm: 400 } },
} as const;

const leadStyle = {
  mt: 0.5,
  minHeight: '1.5em',
  maxWidth: '72ch',
  color: 'text.secondary',
  textWrap: 'balance',
} as const;
