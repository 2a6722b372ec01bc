import { styled } from '@mui/material/styles';
import { fontFamilies } from '../../../theme/tokens';
import { hairline, muted, phone, tablet, tint } from './demoTokens';

/** The frame of the page: where its menu stands depends on what the template is for. */
export const Page = styled('div')({
  minHeight: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  backgroundColor: 'var(--demo-background)',
  color: 'var(--demo-text)',
  fontFamily: fontFamilies.text,
  fontSize: 16,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '&[data-frame="rail"]': {
    gridTemplateColumns: '232px minmax(0, 1fr)',
    gridTemplateRows: '1fr',
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
  '&[data-frame="column"]': {
    padding: '40px 24px',
    backgroundColor: tint,
    justifyItems: 'center',
    [phone]: { padding: 0 },
  },
  '& p': { margin: 0 },
  '& ul, & ol, & dl, & blockquote, & figure': { margin: 0, padding: 0, listStyle: 'none' },
});

/** The brand and its menu: a bar at the top, or a rail at the side. */
export const Menu = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 28,
  padding: '20px 48px',
  borderBottom: hairline,
  fontSize: 15,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', color: muted },
  '& .Demo-brand': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginRight: 'auto',
    fontFamily: fontFamilies.heading,
    fontSize: 20,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      width: 18,
      height: 18,
      borderRadius: '50% 50% 50% 15%',
      backgroundColor: 'var(--demo-accent)',
    },
  },
  '& .Demo-burger': {
    display: 'none',
    width: 22,
    height: 14,
    borderBlock: '2px solid currentColor',
  },
  [tablet]: { padding: '16px 32px' },
  [phone]: {
    padding: '14px 20px',
    '& ul': { display: 'none' },
    '& .Demo-burger': { display: 'block' },
  },
  '[data-frame="rail"] > &': {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 24,
    padding: '28px 20px',
    border: 0,
    backgroundColor: 'var(--demo-accent)',
    color: 'var(--demo-on-accent)',
    '& .Demo-brand::before': { backgroundColor: 'var(--demo-on-accent)' },
    '& ul': { flexDirection: 'column', gap: 4, color: 'inherit' },
    '& li': { padding: '8px 12px', borderRadius: 8 },
    '& li:first-of-type': {
      backgroundColor: 'var(--demo-on-accent)',
      color: 'var(--demo-accent)',
      fontWeight: 600,
    },
    [tablet]: {
      flexDirection: 'row',
      alignItems: 'center',
      padding: '14px 32px',
      '& ul': { flexDirection: 'row', flexWrap: 'nowrap', overflow: 'hidden' },
    },
    [phone]: { padding: '14px 20px', '& ul': { display: 'none' } },
  },
  '[data-frame="column"] &': { padding: '20px 32px', justifyContent: 'space-between' },
});

/** What is below or beside the menu. */
export const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 72,
  width: '100%',
  maxWidth: 1176,
  margin: '0 auto',
  padding: '56px 48px 88px',
  [tablet]: { gap: 56, padding: '40px 32px 64px' },
  [phone]: { gap: 44, padding: '28px 20px 48px' },
  '[data-frame="rail"] > &': {
    gap: 40,
    padding: '40px 44px 64px',
    [phone]: { padding: '24px 20px 48px' },
  },
  '[data-frame="column"] &': {
    gap: 36,
    padding: '32px 32px 48px',
    [phone]: { padding: '24px 20px 40px' },
  },
});

/** The sheet of a letter. */
export const Sheet = styled('div')({
  width: '100%',
  maxWidth: 640,
  overflow: 'hidden',
  borderTop: '6px solid var(--demo-accent)',
  borderRadius: 8,
  backgroundColor: 'var(--demo-surface)',
  [phone]: { borderRadius: 0 },
});
