import { styled } from '@mui/material/styles';
import { rowsOf } from '../../../lib/demoArrangement';
import { hasOpenHeading } from '../../../lib/demoSheet';
import { DemoBlockView } from './DemoBlockView';
import { DemoBrand } from './DemoBrand';
import { corner, hairline, muted, phone, tablet, tint } from './demoTokens';
import type { FrameProps } from './FrameProps';
import { HeadTools } from './HeadTools';

const Menu = styled('div')({
  '& ul': { display: 'grid', gap: 6 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '11px 16px',
    borderRadius: corner.small,
    fontSize: 18,
    fontWeight: 600,
  },
  '& svg': {
    flexShrink: 0,
    width: 24,
    height: 24,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.7,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .Demo-burger': { display: 'none', width: 24, height: 15, borderBlock: '2px solid' },
  '[data-frame="rail"] > &': {
    gridRow: '1 / span 2',
    display: 'grid',
    alignContent: 'start',
    gap: 32,
    padding: '40px 16px',
    backgroundColor: 'var(--demo-accent)',
    color: 'var(--demo-on-accent)',
    '& .Demo-brand': { padding: '0 16px', '& > svg': { fill: 'currentColor' } },
    '& li:first-of-type': { backgroundColor: 'var(--demo-on-accent)', color: 'var(--demo-accent)' },
  },
  // The same across the top, from edge to edge.
  '[data-menu="top"] > &': {
    gridRow: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 40,
    padding: '16px 36px',
    '& ul': { display: 'flex' },
    '& .Demo-brand': { padding: 0, '& > svg': { fill: 'currentColor' } },
    '& .Demo-brand + *': { flexShrink: 0 },
  },
  '[data-frame="docs"] > &': {
    display: 'contents',
    '& ul': { padding: '40px 32px', borderRight: hairline, alignContent: 'start' },
    '& li': { fontWeight: 500, color: muted },
    '& li:first-of-type': { backgroundColor: tint, color: 'var(--demo-text)', fontWeight: 700 },
    '& .Demo-top': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 24,
      minHeight: 88,
      padding: '0 48px',
      borderBottom: hairline,
      backgroundColor: 'var(--demo-surface)',
    },
  },
  '& .Demo-search': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: 320,
    padding: '10px 20px',
    border: hairline,
    borderRadius: 'min(var(--demo-r), 24px)',
    backgroundColor: 'var(--demo-background)',
    color: muted,
  },
  [tablet]: {
    '& ul': { display: 'flex', flexWrap: 'wrap' },
    '& li': { padding: '8px 14px', gap: 8, fontSize: 16 },
    '& svg': { width: 20, height: 20 },
    '[data-frame="rail"] > &': { gridRow: 'auto', gap: 16, padding: '20px 16px' },
    '[data-menu="top"] > &': { gap: 20, padding: '14px 28px' },
    '[data-frame="docs"] > &': {
      '& ul': { padding: '14px 20px', borderRight: 0, borderBottom: hairline },
      '& .Demo-top': { padding: '0 32px', minHeight: 72 },
    },
    '& .Demo-search': { width: 200 },
  },
  // A phone has the menu behind three lines, as every site has there.
  [phone]: {
    '[data-frame="rail"] > &, [data-frame="docs"] > &': {
      display: 'block',
      padding: 0,
      backgroundColor: 'var(--demo-background)',
      color: 'var(--demo-text)',
      '& ul, & .Demo-search': { display: 'none' },
      '& .Demo-burger': { display: 'block' },
      '& .Demo-brand': { padding: 0, '& > svg': { fill: 'var(--demo-accent)' } },
      '& .Demo-top': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 64,
        padding: '0 20px',
        borderBottom: hairline,
        backgroundColor: 'transparent',
      },
    },
  },
});

const Body = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 28,
  padding: '44px 36px 64px',
  '& > .Demo-tools': {
    position: 'absolute',
    top: 42,
    right: 36,
    height: 40,
    fill: 'var(--demo-on-accent)',
    '& .Demo-lines': { fill: 'none', stroke: muted, strokeWidth: 2.2, strokeLinecap: 'round' },
    '& .Demo-account': { fill: 'var(--demo-accent)' },
    '& + section > h3': { paddingRight: 140 },
    [tablet]: { top: 28, right: 28, height: 36 },
    [phone]: { display: 'none', '& + section > h3': { paddingRight: 0 } },
  },
  '& > .Demo-row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    gap: 24,
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '[data-frame="docs"] > &': { gap: 52, padding: '48px 56px 80px', maxWidth: 960 },
  [tablet]: { padding: '28px 28px 48px', '[data-frame="docs"] > &': { padding: '32px 32px 56px' } },
  [phone]: { padding: '20px 16px 40px', '[data-frame="docs"] > &': { padding: '24px 20px 48px' } },
});

/** An app with a rail of entries, or documentation with its contents at the side. */
export function AppFrame({ demo, arrangement }: FrameProps) {
  const isApp = arrangement.frame === 'rail';
  const rows = isApp ? rowsOf(demo.blocks) : demo.blocks.map((block) => [block]);
  return (
    <>
      <Menu>
        <div className="Demo-top">
          <DemoBrand demo={demo} />
          {isApp ? null : (
            <span className="Demo-search">
              <svg viewBox="-9 -9 18 18" aria-hidden>
                <path d="M-7-1a6 6 0 1 0 12 0a6 6 0 1 0-12 0M4 4l4 4" />
              </svg>
              Search
            </span>
          )}
          <span className="Demo-burger" />
        </div>
        <ul>
          {demo.navigation.map(({ label, icon }) => (
            <li key={label}>
              {isApp ? (
                <svg viewBox="-9 -9 18 18" aria-hidden>
                  <path d={icon} />
                </svg>
              ) : null}
              {label}
            </li>
          ))}
        </ul>
      </Menu>
      <Body>
        {isApp && hasOpenHeading(demo.blocks[0]?.kind) ? <HeadTools /> : null}
        {rows.map((row, index) => {
          const blocks = row.map((block) => (
            <DemoBlockView key={block.title} block={block} arrangement={arrangement} />
          ));
          return row.length > 1 ? (
            <div key={`row ${index}`} className="Demo-row">
              {blocks}
            </div>
          ) : (
            blocks
          );
        })}
      </Body>
    </>
  );
}
