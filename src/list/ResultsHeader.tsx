import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { lowSearch } from '../ui/searchFrame';
import { VisuallyHidden, visuallyHiddenStyles } from '../ui/VisuallyHidden';
import { rangeText, type ResultPage } from './resultPage';

export interface ResultsHeaderProps {
  headingId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  page: ResultPage | undefined;
  /** What the list is, with the number beside it; the number alone where it is left out. */
  heading: string | undefined;
  /** The number in words: `50 listings available`. */
  countText: (totalItems: number) => string;
  /** What is listed, in the plural: `listings`. */
  noun: string;
  /** True when there will be no number: the first answer failed. */
  failed: boolean;
  /** The order, and on phones the way to the filters. */
  controls: ReactNode;
  /** True where phones, too, have the controls beside the heading, which is smaller there and without the range. */
  isShort: boolean | undefined;
  /** The chips of what is applied. */
  children: ReactNode;
}

/** The head of a result: how many there are, their order and what is applied. */
export function ResultsHeader({
  headingId,
  headingRef,
  page,
  heading,
  countText,
  noun,
  failed,
  controls,
  isShort = false,
  children,
}: ResultsHeaderProps) {
  const found = page?.totalItems;
  const count = found === undefined ? undefined : countText(found);
  return (
    <Box sx={isShort ? shortPlaces : places}>
      <Typography
        id={headingId}
        ref={headingRef}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{
          gridArea: 'heading',
          typography: isShort && !heading ? { xs: 'h5', sm: 'h3' } : null,
        }}
      >
        {heading ? (
          <>
            {heading}{' '}
            {found ? (
              <Box
                component="span"
                sx={{
                  display: { xs: 'block', sm: 'inline' },
                  ml: { sm: 0.75 },
                  typography: 'body2',
                  color: 'text.secondary',
                }}
              >
                {count}
              </Box>
            ) : null}
          </>
        ) : count !== undefined ? (
          isShort ? (
            <ShortCount text={count} />
          ) : (
            count
          )
        ) : failed ? (
          noun.charAt(0).toUpperCase() + noun.slice(1)
        ) : (
          <>
            <VisuallyHidden>Loading {noun}</VisuallyHidden>
            <Skeleton aria-hidden width="11em" sx={{ maxWidth: '100%' }} />
          </>
        )}
      </Typography>
      <Box
        sx={{
          gridArea: 'controls',
          display: 'flex',
          mt: { xs: isShort ? 0 : 1.5, sm: 0 },
          '&:empty': { display: 'none' },
          flexWrap: isShort ? { xs: 'nowrap', sm: 'wrap' } : 'wrap',
          alignItems: 'center',
          gap: isShort ? { xs: 1, sm: 1.5 } : 1.5,
          // Two share a line on a phone; a third gets a line of its own rather than cutting their text.
          '& > *': { flex: { xs: isShort ? '0 1 auto' : '1 1 128px', sm: '0 1 auto' } },
          // A search is as high as the buttons and lists beside it, and in their type.
          '& > [role="search"]': { flex: { xs: '1 1 100%', sm: '1 1 200px', lg: '0 1 260px' } },
          // A small button is beside it, and leaves the rest of the line to it.
          '& > [role="search"]:has(+ button)': {
            flexBasis: { xs: 'calc(100% - 60px)', sm: '140px', lg: '260px' },
          },
          '&:has(> [role="search"] + button)': { flexWrap: { md: 'nowrap' } },
          ...lowSearch,
        }}
      >
        {controls}
      </Box>
      <Typography
        variant="body2"
        sx={{
          gridArea: 'range',
          display: { xs: isShort ? 'none' : 'block', sm: 'block' },
          alignSelf: { xs: 'end', md: 'center' },
          color: 'text.secondary',
          // Its line is made like that of the heading, so that both have one baseline.
          '&::before': { content: { md: '"\\200b"' }, typography: { md: 'h3' } },
          '&:empty': { display: 'none' },
        }}
      >
        {page ? rangeText(page) : null}
      </Typography>
      <Box
        sx={{
          gridArea: 'chips',
          display: 'flex',
          // However long one is, it makes no column wider.
          width: 0,
          minWidth: '100%',
          mt: { xs: 1.5, sm: 0.5, md: 1.5 },
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          '&:empty': { display: 'none' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** `50 listings available`, of which phones show the number and what it counts: one line beside the controls. */
function ShortCount({ text }: { text: string }) {
  const [short, rest] = text.split(/ (?=available\b.*$)/);
  return (
    <Box component="span" sx={{ whiteSpace: { xs: 'nowrap', sm: 'normal' } }}>
      {short}
      {rest ? ' ' : null}
      {rest ? (
        <Box
          component="span"
          sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHiddenStyles })}
        >
          {rest}
        </Box>
      ) : null}
    </Box>
  );
}

/** Number, range and order on one line where there is room, and the chips below as soon as there are some. */
const places = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"heading range" "controls controls" "chips chips"',
    // The range below the number, which it belongs to.
    sm: '"heading controls" "range controls" "chips chips"',
    md: '"heading range controls" "chips chips chips"',
  },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    md: 'auto minmax(0, 1fr) auto',
  },
  gridTemplateRows: { md: 'minmax(40px, auto) auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0,
  mb: 2,
  // With a search the controls need a line of their own in all but wide windows.
  '&:has([role="search"])': {
    gridTemplateAreas: {
      sm: '"heading range" "controls controls" "chips chips"',
      lg: '"heading range controls" "chips chips chips"',
    },
    gridTemplateColumns: { sm: 'minmax(0, 1fr) auto', lg: 'auto minmax(0, 1fr) auto' },
    rowGap: { sm: 1.5, lg: 0 },
  },
} as const;

const shortPlaces = {
  ...places,
  gridTemplateAreas: { ...places.gridTemplateAreas, xs: '"heading controls" "chips chips"' },
  // The order is cut short before the number is.
  gridTemplateColumns: {
    ...places.gridTemplateColumns,
    xs: 'minmax(min-content, 1fr) minmax(0, auto)',
    sm: 'minmax(0, 1fr) auto',
  },
  gridTemplateRows: { ...places.gridTemplateRows, xs: 'minmax(44px, auto) auto', sm: 'none' },
  columnGap: { xs: 1, sm: 2 },
  mb: { xs: 1.25, sm: 2 },
} as const;
