import { tabularNumbers } from '../../../theme/tokens';
import { corner, hairline, muted, phone, tablet } from './demoTokens';

const box = {
  border: hairline,
  borderRadius: corner.box,
  backgroundColor: 'var(--demo-surface)',
} as const;

/** On phones the name of a row stands above its seven days. */
const weekOnPhones = {
  '& .Demo-sheet': { padding: '12px 10px 6px' },
  '& tr': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  '& thead th:first-of-type': { display: 'none' },
  '& thead th': {
    padding: '4px 2px',
    fontSize: 13,
    lineHeight: 1.25,
    // The name of a day above its number, in all of the columns.
    wordSpacing: 40,
    overflowWrap: 'normal',
  },
  '& tbody th': { gridColumn: '1 / -1', padding: '10px 2px 4px' },
  '& td': { padding: '0 2px 10px', border: 0 },
  '& [data-shift]': {
    padding: '5px 0 7px',
    fontSize: 13,
    letterSpacing: '-0.03em',
    boxShadow: 'inset 0 -3px var(--demo-bar)',
  },
} as const;

/** On phones an entry is above its day, and the amount above what was left then. */
const entriesOnPhones = {
  '& .Demo-sheet': { padding: '2px 18px' },
  // Out of sight, but still what assistive technology names the amounts by.
  '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, overflow: 'hidden' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 16,
    padding: '10px 0',
    '& + tr': { borderTop: hairline },
  },
  '& tbody th, & tbody td': { padding: 0, border: 0, fontSize: 16 },
  '& tbody td:nth-of-type(1)': { gridArea: '2 / 1' },
  '& tbody td:nth-of-type(2)': { gridArea: '1 / 2' },
  '& tbody td:nth-of-type(3)': { gridArea: '2 / 2' },
} as const;

/** The first pages of apps that are one table, or small charts side by side. */
export const sheetStyles = {
  '& .Demo-told': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    margin: '10px 0 20px',
    '& > p, & > .Demo-button': { marginTop: 0 },
    '& > .Demo-button': { flexShrink: 0, padding: '11px 24px', fontSize: 18 },
    [phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 14 },
  },
  '& .Demo-sheet': { ...box, padding: '10px 28px 14px', [tablet]: { padding: '8px 20px 12px' } },
  '& table': { ...tabularNumbers, width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  '& thead th': { padding: '10px 0', color: muted, fontSize: 16, fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
  '& tbody th, & tbody td': { borderTop: hairline, textAlign: 'start' },
  '&[data-kind="entries"]': {
    '& th:first-of-type': { textAlign: 'start' },
    '& tbody th, & tbody td': { padding: '12px 0' },
    '& thead th:nth-of-type(2)': { textAlign: 'start' },
    '& thead th:nth-of-type(n + 3), & td:nth-of-type(n + 2)': { textAlign: 'end' },
    '& td': { color: muted, whiteSpace: 'nowrap' },
    '& td:nth-of-type(2)': { color: 'var(--demo-text)', fontWeight: 600 },
    '& td[data-gain]': { color: 'var(--demo-good)' },
    [phone]: entriesOnPhones,
  },
  '&[data-kind="week"]': {
    '& table': { tableLayout: 'fixed' },
    '& thead th:first-of-type': { width: '16%', textAlign: 'start' },
    '& td': { padding: '6px 3px' },
    '& [data-shift]': {
      display: 'block',
      padding: '7px 2px 7px 6px',
      borderRadius: 'min(var(--demo-r), 8px)',
      backgroundColor: 'var(--demo-field)',
      boxShadow: 'inset 4px 0 var(--demo-bar)',
      fontSize: 16,
      fontWeight: 600,
      lineHeight: 1.3,
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
    ...Object.fromEntries(
      ['early', 'day', 'late'].map((time) => [
        `& [data-shift="${time}"]`,
        { '--demo-bar': `var(--demo-${time})`, '--demo-field': `var(--demo-${time}-field)` },
      ]),
    ),
    '& [data-shift="open"]': {
      '--demo-bar': 'transparent',
      outline: '2px dashed var(--demo-label)',
      outlineOffset: -2,
      color: 'var(--demo-label)',
    },
    // A short line says that the day is free; the word is for those who hear it.
    '& [data-shift="off"]': {
      '--demo-bar': 'transparent',
      color: 'transparent',
      backgroundImage:
        'linear-gradient(color-mix(in srgb, var(--demo-text) 22%, var(--demo-surface)) 0 0)',
      backgroundSize: '12px 2px',
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
    },
    [phone]: weekOnPhones,
  },
  '& .Demo-trends': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 20,
    [tablet]: { gap: 16 },

    '& li': { ...box, padding: '22px 26px', [tablet]: { padding: '18px 20px' } },
    '& p': { color: muted, fontSize: 17, fontWeight: 600 },
    '& h4': { ...tabularNumbers, marginTop: 4, fontSize: 34, [phone]: { fontSize: 28 } },
    '& .Demo-columns': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
      gap: 6,
      height: 116,
      marginTop: 18,
      borderBottom: hairline,
      '& span': { borderRadius: '3px 3px 0 0', backgroundColor: 'var(--demo-accent)' },
      '& span:last-of-type': { backgroundColor: 'var(--demo-second)' },
    },
    // On phones the columns stand beside the words.
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 10,
      '& li': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'center',
        gap: 16,
      },
      '& .Demo-columns': { height: 64, marginTop: 0, gap: 4 },
    },
  },
} as const;
