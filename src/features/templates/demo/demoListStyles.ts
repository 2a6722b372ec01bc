import { tabularNumbers } from '../../../theme/tokens';
import { corner, hairline, muted, phone, tablet } from './demoTokens';

const columns = (count: string) => `repeat(${count}, minmax(0, 1fr))`;

/** The lists of pieces in the parts of a demo: cards, goods, posts, rows, figures, pictures, fields. */
export const listStyles = {
  '& .Demo-items': {
    display: 'grid',
    gridTemplateColumns: columns('var(--demo-columns, 3)'),
    gap: 28,
    marginTop: 28,
    [tablet]: { gridTemplateColumns: columns('min(var(--demo-columns, 2), 2)'), gap: 20 },
    [phone]: { gridTemplateColumns: columns('1'), gap: 16, marginTop: 18 },
  },
  '& .Demo-item': {
    minWidth: 0,
    '& p': { marginTop: 6, color: muted },
    '& img': { height: 'auto', aspectRatio: '4 / 3', borderRadius: corner.large, marginBottom: 16 },
    '&[data-plain]': {
      padding: '26px 28px',
      border: hairline,
      borderRadius: corner.box,
      backgroundColor: 'var(--demo-surface)',
    },
  },
  '&[data-cards="goods"]': {
    '& .Demo-items': { [phone]: { gridTemplateColumns: columns('2') } },
    '& strong': { display: 'block', color: 'var(--demo-accent)', fontSize: 26, lineHeight: 1.2 },
    '& .Demo-add': {
      marginTop: 12,
      minHeight: 40,
      padding: '0 18px',
      border: '2px solid var(--demo-accent)',
      borderRadius: 'min(var(--demo-r), 20px)',
      background: 'none',
      color: 'var(--demo-accent)',
      font: 'inherit',
      fontSize: 16,
      fontWeight: 600,
      cursor: 'pointer',
      '&:hover': { backgroundColor: 'var(--demo-accent)', color: 'var(--demo-on-accent)' },
      '&:focus-visible': { outline: '3px solid var(--demo-second)', outlineOffset: 2 },
    },
  },
  // Rows of an app or a letter: a small picture, then words.
  '&[data-cards="rows"]': {
    '& .Demo-items': { gridTemplateColumns: columns('1'), gap: 12, marginTop: 20 },
    '& .Demo-item': {
      display: 'flex',
      alignItems: 'center',
      gap: 18,
      padding: 12,
      border: hairline,
      borderRadius: corner.box,
      backgroundColor: 'var(--demo-surface)',
      '&[data-plain]': { padding: '14px 20px' },
      '& p': { marginTop: 0, fontSize: 16 },
    },
    '& img': { flexShrink: 0, width: 84, margin: 0, borderRadius: corner.small },
  },
  '&[data-kind="stats"]': {
    '& .Demo-item': {
      ...tabularNumbers,
      '& h4': { fontSize: 36, letterSpacing: '-0.03em', overflowWrap: 'normal' },
      '& p': { fontSize: 17, lineHeight: 1.35 },
    },
    '[data-frame="site"] & .Demo-item': {
      padding: '20px 0 0',
      border: 0,
      borderTop: hairline,
      borderRadius: 0,
      backgroundColor: 'transparent',
      '& h4': { fontSize: 68, [tablet]: { fontSize: 44 }, [phone]: { fontSize: 36 } },
      '& p': { fontSize: 19 },
    },
    '[data-frame="rail"] & .Demo-items': { gap: 16 },
    '[data-frame="rail"] & .Demo-item': { padding: '20px 20px' },
    '[data-frame="rail"] & h4': { fontSize: 34 },
    // On phones one line each, or figures alone would fill the first view.
    '[data-frame="rail"] &': {
      [phone]: {
        '& .Demo-items': { gap: 8 },
        '& .Demo-item': { padding: '10px 16px' },
        '& .Demo-item > div': { display: 'flex', alignItems: 'center', gap: 12 },
        '& h4': { flex: '0 0 38%', fontSize: 26 },
        '& p': { flex: 1, margin: 0, fontSize: 16 },
      },
    },
    '[data-frame="phone"] &': {
      '& .Demo-items': { gap: 12, marginTop: 18 },
      '& .Demo-item > div': { display: 'flex', alignItems: 'center', gap: 16 },
      '& .Demo-item': { padding: '14px 20px' },
      '& h4': { flex: '0 0 44%', fontSize: 34 },
      '& p': { margin: 0 },
    },
  },
  '&[data-kind="gallery"]': {
    '& .Demo-items': { [phone]: { gridTemplateColumns: columns('2') } },
    '& figcaption': { marginTop: 10, color: muted },
    '& img': { height: 'auto', aspectRatio: '4 / 3', borderRadius: corner.large },
    '[data-frame="phone"] & .Demo-items': { gap: 14, marginTop: 18 },
    // A wall of work: the first as large as four.
    '&[data-mosaic] .Demo-items': {
      gridTemplateColumns: columns('4'),
      gap: '20px 16px',
      '& > :first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
      '& > :nth-of-type(6), & > :nth-of-type(4):last-of-type': {
        gridColumn: 'span 2',
        '& img': { aspectRatio: '16 / 9' },
      },
      [tablet]: { gridTemplateColumns: columns('2') },
    },
  },
  '&[data-kind="form"]': {
    '& .Demo-items': { marginTop: 20 },
    '& .Demo-field': {
      fontSize: 16,
      fontWeight: 600,
      '&::after': {
        content: '""',
        display: 'block',
        height: 52,
        marginTop: 8,
        border: '1px solid color-mix(in srgb, var(--demo-text) 50%, transparent)',
        borderRadius: corner.small,
        backgroundColor: 'var(--demo-background)',
      },
    },
  },
} as const;
