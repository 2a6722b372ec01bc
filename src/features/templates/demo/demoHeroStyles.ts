import { styled } from '@mui/material/styles';
import { corner, muted, phone, tablet } from './demoTokens';

/** What looks like a button. */
export const drawnButton = {
  display: 'inline-block',
  marginTop: 28,
  padding: '18px 34px',
  borderRadius: 'min(calc(var(--demo-r) * 1.1), 36px)',
  backgroundColor: 'var(--demo-accent)',
  color: 'var(--demo-on-accent)',
  fontSize: 20,
  fontWeight: 600,
  lineHeight: 1.2,
  [tablet]: { fontSize: 18, padding: '14px 26px' },
} as const;

/** A heading in the one column of a letter. */
const letterHeading = { fontSize: 46, [phone]: { fontSize: 34 } };

/** The first part of a demo, arranged by `data-hero`. */
export const Hero = styled('section')({
  '& h3': {
    margin: 0,
    fontFamily: 'var(--demo-face)',
    fontSize: 84,
    fontWeight: 700,
    letterSpacing: '-0.03em',
    lineHeight: 1.04,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    [tablet]: { fontSize: 52 },
    [phone]: { fontSize: 38 },
  },
  '& .Demo-lead': {
    marginTop: 20,
    maxWidth: '46ch',
    color: muted,
    fontSize: 21,
    lineHeight: 1.5,
    [phone]: { fontSize: 17 },
  },
  '& .Demo-button': drawnButton,
  '& img': { height: 'auto', aspectRatio: '4 / 3', borderRadius: corner.large },
  '&[data-hero="split"], &[data-hero="lead"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 524px',
    alignItems: 'center',
    gap: 56,
    '& img': { aspectRatio: '26 / 25' },
    '&[data-flipped]': { gridTemplateColumns: '524px minmax(0, 1fr)', '& img': { order: -1 } },
    [tablet]: {
      '&, &[data-flipped]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
      '& img': { aspectRatio: '16 / 9', order: -1 },
    },
  },
  // A leading story: the picture first unless the page is turned round.
  '&[data-hero="lead"]': {
    gridTemplateColumns: '624px minmax(0, 1fr)',
    '& h3': { fontSize: 68, [tablet]: { fontSize: 48 }, [phone]: { fontSize: 36 } },
    '& img': { order: -1, aspectRatio: '4 / 3' },
    '&[data-flipped]': { gridTemplateColumns: 'minmax(0, 1fr) 624px', '& img': { order: 0 } },
    [tablet]: { '&[data-flipped] img': { order: -1 } },
  },
  '&[data-hero="center"]': {
    textAlign: 'center',
    '& .Demo-lead': { marginInline: 'auto' },
    '& img': {
      marginTop: 52,
      aspectRatio: '16 / 9',
      [phone]: { marginTop: 28, aspectRatio: '4 / 3' },
    },
  },
  '&[data-hero="panel"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 44%',
    overflow: 'hidden',
    borderRadius: corner.large,
    color: 'var(--demo-on-accent)',
    // Of the words alone: behind the picture, it would be seen around its corners. The shadow leaves no
    // gap between both.
    '& > div': {
      padding: '44px 48px',
      backgroundColor: 'var(--demo-accent)',
      boxShadow: '0 0 0 1px var(--demo-accent)',
    },
    '& h3': { fontSize: 58, [tablet]: { fontSize: 40 }, [phone]: { fontSize: 32 } },
    '& .Demo-lead': { color: 'inherit', fontSize: 19 },
    '& .Demo-button': { backgroundColor: 'var(--demo-surface)', color: 'var(--demo-text)' },
    '& img': { height: '100%', aspectRatio: 'auto', borderRadius: 0 },
    '&[data-flipped]': { gridTemplateColumns: '44% minmax(0, 1fr)', '& img': { order: -1 } },
    [phone]: {
      '&, &[data-flipped]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& > div': { padding: '24px 22px 28px' },
      '& img': { order: -1, height: 'auto', aspectRatio: '16 / 10' },
    },
  },
  '&[data-hero="cover"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 54fr) minmax(0, 46fr)',
    minHeight: 552,
    margin: '0 -64px',
    backgroundColor: 'var(--demo-accent)',
    color: 'var(--demo-on-accent)',
    '& > div': { alignSelf: 'center', padding: '56px 64px' },
    '& h3': { fontSize: 76, [tablet]: { fontSize: 46 }, [phone]: { fontSize: 38 } },
    '& .Demo-lead': { color: 'inherit' },
    '& .Demo-button': { backgroundColor: 'var(--demo-surface)', color: 'var(--demo-text)' },
    '& img': { height: '100%', aspectRatio: 'auto', borderRadius: 0 },
    [tablet]: { margin: '0 -32px', minHeight: 0, '& > div': { padding: '40px 32px' } },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      margin: '0 -20px',
      '& > div': { padding: '28px 20px 36px' },
      '& img': { order: -1, height: 'auto', aspectRatio: '16 / 10' },
    },
  },
  '&[data-hero="words"]': {
    '[data-frame="site"] &': {
      '& h3': {
        fontSize: 100,
        maxWidth: '14ch',
        [tablet]: { fontSize: 60 },
        [phone]: { fontSize: 42 },
      },
    },
    '[data-frame="docs"] & h3': {
      fontSize: 60,
      [tablet]: { fontSize: 44 },
      [phone]: { fontSize: 34 },
    },
    '[data-frame="mail"] & h3': letterHeading,
    '[data-frame="phone"] & h3': { fontSize: 42 },
  },
  '[data-frame="mail"] &[data-hero="center"], [data-frame="phone"] &[data-hero="center"]': {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: 32,
    textAlign: 'left',
    '& .Demo-lead': { marginInline: 0 },
    '& img': { marginTop: 0, aspectRatio: '9 / 4' },
    '& h3': letterHeading,
  },
  '[data-frame="phone"] &[data-hero="center"]': {
    gap: 20,
    '& h3': { fontSize: 36 },
    '& img': { aspectRatio: '5 / 3' },
  },
  '[data-frame="phone"] &': {
    '& .Demo-lead': { marginTop: 12, fontSize: 18 },
    '& .Demo-button': { marginTop: 20 },
  },
});
