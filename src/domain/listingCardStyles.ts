import { styled } from '@mui/material/styles';
import { interactiveCard } from '../theme/surfaceStyles';
import { radius } from '../theme/tokens';

/**
 * The parts of a listing's card, shared with its skeleton so that both have one size. They are
 * styled once, not with `sx`, because pages show dozens of them.
 */
export const CardRoot = styled('article')(({ theme }) => ({
  ...(interactiveCard(theme) as object),
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  // The whole card is the link, so the whole card shows where the focus is.
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& a': { outline: 'none' },
  },
}));

/** Holds the picture and what lies on it. */
export const CardPicture = styled('div')({ position: 'relative' });

const corner = { position: 'absolute', zIndex: 1 } as const;

export const TopLeft = styled('div')({
  ...corner,
  top: 12,
  left: 12,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  // Clear of the heart.
  marginRight: 48,
});
export const TopRight = styled('div')({ ...corner, top: 8, right: 8 });

export const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  padding: '14px 16px 16px',
});

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/** Who sells it and whether they claimed the listing; one line. */
export const VendorLine = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: '1.5em',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  '& .VendorLine-name': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
}));

/**
 * Name and tagline. Courses have long names, so their cards keep room for two lines of it; what a
 * short one leaves free stands below the tagline.
 */
export const CardText = styled('div', { shouldForwardProp: (name) => name !== 'titleLines' })<{
  titleLines: 1 | 2;
}>(({ theme, titleLines }) => ({
  margin: '4px 0 12px',
  minHeight: `calc(${titleLines} * ${theme.typography.h4.fontSize} * ${theme.typography.h4.lineHeight} + 4px + 2 * ${theme.typography.body2.fontSize} * ${theme.typography.body2.lineHeight})`,
}));

export const CardTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  ...clamp(2),
  margin: 0,
  textWrap: 'wrap',
}));

export const Tagline = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  ...clamp(2),
  margin: '4px 0 0',
  color: theme.vars.palette.text.secondary,
}));

/** The last line of the card: what it costs and how it is paid. */
export const PriceLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 10,
  minHeight: 38,
});
