import { styled } from '@mui/material/styles';
import { tabularNumbers } from '../../../theme/tokens';
import { drawnButton } from './demoHeroStyles';
import { listStyles } from './demoListStyles';
import { changeStyles, chartStyles, recordStyles } from './demoPanelStyles';
import { sheetStyles } from './demoSheetStyles';
import { corner, hairline, muted, phone, tablet, tint } from './demoTokens';

/** The frame of tables, charts and forms. */
const panel = {
  padding: '28px 32px',
  border: hairline,
  borderRadius: corner.box,
  backgroundColor: 'var(--demo-surface)',
  [phone]: { padding: '20px 18px' },
} as const;

/** The parts of a page that are no hero, by kind; all of them styled at once. */
export const Block = styled('section')({
  '& h3, & h4': {
    margin: 0,
    fontFamily: 'var(--demo-face)',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.15,
    textWrap: 'balance',
  },
  '& h3': { fontSize: 42, [tablet]: { fontSize: 32 }, [phone]: { fontSize: 26 } },
  '& h4': { fontSize: 22, [phone]: { fontSize: 19 } },
  '& .Demo-lead': { marginTop: 10, maxWidth: '58ch', color: muted },
  '& .Demo-button': { ...drawnButton, [phone]: { display: 'block', textAlign: 'center' } },
  '[data-frame="rail"] & h3, [data-frame="phone"] & h3, [data-frame="mail"] & h3': {
    fontSize: 32,
    [phone]: { fontSize: 26 },
  },
  ...listStyles,
  '&[data-kind="table"], &[data-kind="chart"], &[data-kind="form"]': {
    ...panel,
    '& h3': { fontSize: 28, [phone]: { fontSize: 22 } },
  },
  '&[data-kind="chart"]': { display: 'flex', flexDirection: 'column' },
  '& dl': {
    ...tabularNumbers,
    marginTop: 18,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
      columnGap: 24,
      padding: '12px 0',
      borderTop: hairline,
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, color: muted },
    // On a phone there is no room for two columns.
    '[data-frame="phone"] &': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  ...chartStyles,
  ...recordStyles,
  ...changeStyles,
  ...sheetStyles,
  '&[data-kind="article"]': {
    maxWidth: 960,
    '& h3': { fontSize: 48, [tablet]: { fontSize: 36 }, [phone]: { fontSize: 28 } },
    '& .Demo-text': { marginTop: 16, color: muted, fontSize: 21, [phone]: { fontSize: 17 } },
    '&[data-pictured]': {
      display: 'grid',
      gridTemplateColumns: '500px minmax(0, 1fr)',
      alignItems: 'center',
      gap: 48,
      maxWidth: 'none',
      [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
      '[data-frame="mail"] &': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', gap: 32 },
      [phone]: { '[data-frame="mail"] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    '& img': { height: 'auto', aspectRatio: '4 / 3', borderRadius: corner.large },
  },
  '&[data-kind="quote"]': {
    padding: '44px 48px',
    borderRadius: corner.large,
    backgroundColor: tint,
    [phone]: { padding: '28px 24px' },
    '& blockquote': {
      fontFamily: 'var(--demo-face)',
      fontSize: 40,
      fontWeight: 700,
      letterSpacing: '-0.02em',
      lineHeight: 1.2,
      maxWidth: '32ch',
      [tablet]: { fontSize: 30 },
      [phone]: { fontSize: 24 },
      '[data-frame="phone"] &': { fontSize: 26 },
    },
    '& figcaption': { marginTop: 18, fontWeight: 600, color: muted },
    '[data-frame="phone"] &': { padding: '28px 28px' },
  },
});
