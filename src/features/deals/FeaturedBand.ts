import { styled } from '@mui/material/styles';
import { onDark, stretchedLink } from '../../theme/surfaceStyles';
import { radius, weight } from '../../theme/tokens';
import { bones } from '../../ui/bones';

/** The card of the featured deal, on the ink of the head in either scheme, so its text has the band's colors. */
export const FeaturedBand = styled('article')(({ theme }) => ({
  ...bones(theme),
  position: 'relative',
  display: 'grid',
  gap: 16,
  borderRadius: radius.card,
  color: theme.vars.palette.surface.onBand,
  // The whole band is the link to the details; Buy Now has a ring of its own.
  '&:has(.Featured-more:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.accent.main}`,
    outlineOffset: 6,
    '& .Featured-more': { outline: 'none' },
  },
  '& .Featured-picture': { overflow: 'hidden', borderRadius: radius.card },
  '& .Featured-picture > *': { outlineWidth: 0 },
  '& .Featured-text': { minWidth: 0 },
  '& .Featured-when': {
    ...theme.typography.subtitle2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    color: theme.vars.palette.deal.text,
    '& svg': { marginLeft: -2, fontSize: '1.125rem' },
    '& time': { fontWeight: weight.regular, color: theme.vars.palette.surface.onBand },
  },
  '& h2': { ...theme.typography.h2, margin: '10px 0 8px' },
  '& p': { margin: '0 0 12px', maxWidth: '52ch', color: theme.vars.palette.surface.onBandMuted },
  ...onDark,
  '--mui-palette-text-secondary': theme.vars.palette.surface.onBandMuted,
  '& .Featured-price': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '8px 14px',
    margin: '14px 0 18px',
  },
  '& .Featured-price .Bone': { width: 150, height: 58 },
  '& .Featured-ways .Bone': { width: 113, height: 48 },
  '& .Featured-ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' },
  '& .Featured-ways a': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    '& svg': { fontSize: '1.125rem' },
  },
  '& .Featured-ways .Featured-buy': {
    // Above the link that the whole band is.
    position: 'relative',
    zIndex: 1,
    ...theme.typography.subtitle1,
    minHeight: 48,
    padding: '0 24px',
    borderRadius: radius.control,
    backgroundColor: theme.vars.palette.accent.main,
    color: theme.vars.palette.accent.contrastText,
    '&:hover': { backgroundColor: theme.vars.palette.surface.onBand },
  },
  '& .Featured-more': stretchedLink,
  '&& .Bone': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
  '& .Featured-rating': { display: 'flex', flexWrap: 'wrap', gap: '2px 14px' },
  // On phones all of it is as near as can be, for the deals below it to be in the first view.
  [theme.breakpoints.down('sm')]: {
    gap: 10,
    // A date says what the word before it says; hours say more.
    '& .Featured-when time:not([data-hours])': { display: 'none' },
    '& h2': { margin: '4px 0 0' },
    '& p': { ...theme.typography.body2, margin: '4px 0 6px' },
    '& .Featured-text > :last-child': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4px 12px',
      marginTop: 8,
    },
    '& .Featured-price': {
      columnGap: 10,
      margin: 0,
      '& .Bone': { width: 190, height: 43 },
    },
    // The picture and the name lead there, too: the link gives its room to the button.
    '& .Featured-ways': { flexGrow: 1, columnGap: 0, '& .Bone': { width: 145 } },
    '& .Featured-ways .Featured-buy': { flexGrow: 1, justifyContent: 'center' },
    '& .Featured-ways .Featured-more': { gap: 0, fontSize: 0, '& svg': { display: 'none' } },
  },
  // A panel of its own below title and search.
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44%)',
    alignItems: 'center',
    gap: '12px 20px',
    padding: 16,
    overflow: 'hidden',
    // The violet of the light that falls on the head, by night as by day.
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.fill} 20%, transparent)`,
    '&:has(.Featured-more:focus-visible)': { outlineOffset: 2 },
    '& .Featured-text': { display: 'contents' },
    '& .Featured-picture': { gridArea: '1 / 2', borderRadius: radius.control },
    '& p': { textWrap: 'balance' },
    '& .Featured-price': { margin: 0 },
  },
  // What it costs and what to do in one line below both.
  [theme.breakpoints.between('sm', 'lg')]: {
    '& .Featured-text > :last-child': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px 20px',
      paddingTop: 12,
      borderTop: '1px solid color-mix(in srgb, currentColor 12%, transparent)',
    },
  },
  // A strip: a whole picture to its edges, which says how high it is, what it is, and what it costs.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '280px minmax(0, 1fr) 272px',
    gap: 0,
    padding: 0,
    '& .Featured-text > :first-of-type': { padding: '4px 32px' },
    '& .Featured-picture': { gridArea: '1 / 1', alignSelf: 'stretch', borderRadius: 0 },
    // Down to the lower edge where the text is higher than the picture.
    '& .Featured-picture > *': { minHeight: '100%' },
    '& h2': { ...theme.typography.title, margin: '4px 0' },
    // As long a line as there is room for, where balanced ones left a hole before the price.
    '& p': {
      // In one line, most of them, which leaves the others room to breathe.
      ...theme.typography.body1,
      maxWidth: 'none',
      margin: '0 0 8px',
      textWrap: 'pretty',
    },
    '& .Featured-text > :last-child': {
      padding: '0 28px',
      borderLeft: '1px solid color-mix(in srgb, currentColor 12%, transparent)',
    },
    '& .Featured-price': { columnGap: 12, marginBottom: 14 },
    // The words of the link are as far from the edge below as the price is from that above.
    '& .Featured-ways': {
      display: 'grid',
      gap: 2,
      marginBottom: -12,
      '& a': { justifyContent: 'center' },
    },
  },
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: '520px minmax(0, 1fr) 300px',
    '& .Featured-text > :first-of-type': { padding: '12px 44px' },
    '& h2': { ...theme.typography.title, margin: '12px 0 10px' },
    '& p': { marginBottom: 16 },
    '& .Featured-text > :last-child': { padding: '0 40px' },
  },
}));
