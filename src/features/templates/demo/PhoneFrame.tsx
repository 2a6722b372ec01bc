import { styled } from '@mui/material/styles';
import { screensOf } from '../../../lib/demoArrangement';
import { DemoBlockView } from './DemoBlockView';
import { hairline, muted, phone, tablet } from './demoTokens';
import type { FrameProps } from './FrameProps';

/** The case of a phone is dark on light and dark pages alike. */
const CASE = 'color-mix(in srgb, black 88%, var(--demo-accent))';

const Phones = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 72,
  padding: '44px 24px',
  [tablet]: { gap: 24, padding: '32px 16px' },
  [phone]: { display: 'block', padding: 0 },
});

/** The case of a phone and its screen; on a phone the screen alone. */
const Phone = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: 420,
  height: 760,
  border: `12px solid ${CASE}`,
  borderRadius: 58,
  overflow: 'hidden',
  backgroundColor: 'var(--demo-background)',
  '& .Demo-status': {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 56,
    padding: '0 32px',
    fontSize: 17,
    fontWeight: 700,
    // A phone in one's hand has its own.
    '@media (max-width: 599.95px)': { [phone]: { display: 'none' } },
    '& > :nth-of-type(2)': { width: 108, height: 30, borderRadius: 15, backgroundColor: CASE },
    // A full battery.
    '& > :last-of-type': {
      boxSizing: 'border-box',
      width: 28,
      height: 14,
      padding: 1,
      border: '2px solid',
      borderRadius: 4,
      backgroundColor: 'currentColor',
      backgroundClip: 'content-box',
    },
  },
  '& .Demo-screen': {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 32,
    padding: '12px 28px 24px',
  },
  '& .Demo-tabs': {
    flexShrink: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    padding: '12px 8px 20px',
    borderTop: hairline,
    backgroundColor: 'var(--demo-surface)',
    color: muted,
    fontSize: 14,
    fontWeight: 500,
    textAlign: 'center',
    '& svg': {
      display: 'block',
      width: 26,
      height: 26,
      margin: '0 auto 4px',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.7,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& li[data-here]': { color: 'var(--demo-accent)', fontWeight: 700 },
  },
  [tablet]: { width: 344, height: 680, borderWidth: 10, '& .Demo-screen': { padding: '8px 18px' } },
  // Both screens run into one on a phone: the first gives its status, the last its tabs.
  [phone]: {
    width: '100%',
    height: 'auto',
    border: 0,
    borderRadius: 0,
    overflow: 'visible',
    '& .Demo-screen': { padding: '8px 20px 28px' },
    '&:not(:first-of-type) .Demo-status': { display: 'none' },
    '&:not(:last-of-type) .Demo-tabs': { display: 'none' },
    '& .Demo-tabs': { position: 'sticky', bottom: 0, zIndex: 1 },
    // It begins with what the first of them is of.
    '& li[data-here]:not(:first-of-type)': { color: 'inherit', fontWeight: 'inherit' },
    '& li:first-of-type': { color: 'var(--demo-accent)', fontWeight: 700 },
  },
});

/** An app on two phones beside each other. */
export function PhoneFrame({ demo: { navigation, blocks }, arrangement }: FrameProps) {
  return (
    <Phones>
      {screensOf(blocks, arrangement).map((parts, screen) => (
        <Phone key={`screen ${screen}`}>
          <div className="Demo-status" aria-hidden>
            <span>9:41</span>
            <span />
            <span />
          </div>
          <div className="Demo-screen">
            {parts.map((block) => (
              <DemoBlockView key={block.title} block={block} arrangement={arrangement} />
            ))}
          </div>
          <ul className="Demo-tabs" aria-hidden={screen > 0 || undefined}>
            {navigation.map(({ label, icon }, index) => (
              <li key={label} data-here={index === screen || undefined}>
                <svg viewBox="-9 -9 18 18" aria-hidden>
                  <path d={icon} />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        </Phone>
      ))}
    </Phones>
  );
}
