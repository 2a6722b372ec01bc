import { tabularNumbers } from '../../../theme/tokens';
import { visuallyHiddenStyles } from '../../../ui/VisuallyHidden';
import { corner, desktop, muted, phone, tint } from './demoTokens';

const grid = 'color-mix(in srgb, var(--demo-text) 15%, var(--demo-background))';

/** What a chart is drawn of; `--demo-overhang` is how far the names of a curve reach past it. */
export const chartStyles = {
  '& .Demo-chart': {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    marginTop: 26,
    '&[data-curve]': { paddingInline: 20 },
    '&[data-app]': { padding: '0 24px 0 52px' },
    '&[data-app][data-curve]': { paddingTop: 30 },
    [phone]: { '&[data-app]': { padding: '0 16px 0 40px' } },
  },
  '& .Demo-plot': {
    position: 'relative',
    aspectRatio: '560 / 260',
    '& > *': { position: 'absolute' },
    '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  },
  '& [data-app] > .Demo-plot': {
    aspectRatio: 'auto',
    flexGrow: 1,
    minHeight: 264,
    [phone]: { minHeight: 190 },
  },
  '& .Demo-grid': {
    left: 0,
    right: 0,
    height: 1,
    backgroundColor: grid,
    '& span': {
      ...tabularNumbers,
      position: 'absolute',
      right: 'calc(100% + 12px)',
      bottom: -10,
      color: muted,
      fontSize: 15,
      lineHeight: '20px',
      whiteSpace: 'nowrap',
    },
  },
  // Lets the lines of the grid through.
  '& .Demo-area': { fill: 'var(--demo-accent)', fillOpacity: 0.13 },
  '& .Demo-curve': {
    fill: 'none',
    stroke: 'var(--demo-accent)',
    strokeWidth: 5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& .Demo-drop': { bottom: 0, borderLeft: '2px dashed var(--demo-accent)', marginLeft: -1 },
  '& .Demo-peak': {
    width: 20,
    height: 20,
    margin: '0 0 -10px -10px',
    border: '3px solid var(--demo-surface)',
    borderRadius: '50%',
    backgroundColor: 'var(--demo-second)',
    '& b': {
      ...tabularNumbers,
      position: 'absolute',
      bottom: 26,
      left: '50%',
      padding: '4px 12px',
      borderRadius: 9,
      backgroundColor: 'var(--demo-text)',
      color: 'var(--demo-surface)',
      fontSize: 17,
      lineHeight: 1.5,
      whiteSpace: 'nowrap',
      translate: '-50%',
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '100%',
        left: '50%',
        border: '7px solid transparent',
        borderTopColor: 'var(--demo-text)',
        borderBottomWidth: 0,
        translate: '-50%',
      },
    },
  },
  '& .Demo-column': {
    bottom: 0,
    borderRadius: corner.small,
    backgroundColor: 'var(--demo-accent)',
    '&[data-peak]': { backgroundColor: 'var(--demo-second)' },
  },
  '& .Demo-chart ul': {
    ...tabularNumbers,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: '12px var(--demo-overhang) 0',
    textAlign: 'center',
    color: muted,
    fontSize: 15,
    lineHeight: 1.35,
    overflowWrap: 'normal',
    '& b': { display: 'block', color: 'var(--demo-text)' },
  },
  '& [data-app] > ul b': visuallyHiddenStyles,
} as const;

/** Side by side there is room for a title above what is told of it, its label beside both. */
const narrow = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > div': { gridRowGap: 0 },
  '& dd:not(.Demo-label)': { gridArea: '2 / 1', fontSize: 16 },
  '& .Demo-label': { gridArea: '1 / 2 / span 2' },
  '&[data-named] dd:not(.Demo-label)': { paddingLeft: 52 },
} as const;

/** Rows of an app: a title with its monogram, what is told of it, a label at the end. */
export const recordStyles = {
  '& .Demo-records': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) auto',
    columnGap: 28,
    '& > div': {
      position: 'relative',
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      alignItems: 'center',
      padding: '13px 0',
    },
    '&[data-named] dt': { minHeight: 38, paddingLeft: 52, lineHeight: '38px' },
    '& .Demo-monogram': {
      position: 'absolute',
      top: 'calc(50% - 19px)',
      left: 0,
      width: 38,
      borderRadius: '50%',
      backgroundColor: tint,
      color: 'var(--demo-monogram)',
      textAlign: 'center',
      fontSize: 15,
      fontWeight: 700,
    },
    '& .Demo-label': {
      justifySelf: 'end',
      gridColumn: '-2 / -1',
      padding: '3px 14px',
      borderRadius: 20,
      backgroundColor: tint,
      color: 'var(--demo-label)',
      fontSize: 15,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      '&[data-good]': {
        backgroundColor: 'var(--demo-good-field)',
        color: 'var(--demo-on-good-field)',
      },
    },
    [desktop]: {
      '.Demo-row &': { ...narrow, '&[data-named] dt': { minHeight: 0, lineHeight: 1.55 } },
    },
    [phone]: { ...narrow, '&[data-named] dt': { minHeight: 0, lineHeight: 1.55 } },
  },
} as const;

/** How a figure moved, at the end of the line that says what it counts. */
export const changeStyles = {
  '& .Demo-change': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    color: 'var(--demo-good)',
    fontWeight: 600,
    '&::before': {
      content: '""',
      border: '6px solid transparent',
      borderBottom: '8px solid currentColor',
      borderTopWidth: 0,
    },
    '&[data-way="down"]::before': { rotate: '180deg' },
  },
  '& p:has(> .Demo-change)': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 12,
  },
} as const;
