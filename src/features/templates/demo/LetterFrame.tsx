import { styled } from '@mui/material/styles';
import { DemoBlockView } from './DemoBlockView';
import { hairline, muted, phone } from './demoTokens';
import type { FrameProps } from './FrameProps';

const Window = styled('div')({
  width: '100%',
  // As wide as letters are read.
  maxWidth: 768,
  overflow: 'hidden',
  borderRadius: 20,
  backgroundColor: 'var(--demo-surface)',
  [phone]: { borderRadius: 0 },
});

const Sender = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  padding: '24px 32px 22px',
  borderBottom: hairline,
  '& .Demo-initial': {
    flexShrink: 0,
    width: 56,
    height: 56,
    borderRadius: '50%',
    backgroundColor: 'var(--demo-accent)',
    color: 'var(--demo-on-accent)',
    textAlign: 'center',
    fontSize: 28,
    fontWeight: 700,
    lineHeight: '56px',
    '& svg': {
      display: 'block',
      width: '100%',
      height: '100%',
      padding: '28%',
      fill: 'currentColor',
    },
  },
  '& strong': { display: 'block', fontSize: 22, lineHeight: 1.3 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginLeft: 'auto' },
  '& ul, & .Demo-to': { color: muted },
  [phone]: {
    gap: 14,
    padding: '18px 20px',
    '& .Demo-initial': { width: 48, height: 48, fontSize: 22, lineHeight: '48px' },
    '& strong': { fontSize: 18 },
    '& ul': { display: 'none' },
  },
});

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  maxWidth: 700,
  margin: '0 auto',
  padding: '32px 32px 52px',
  [phone]: { gap: 36, padding: '20px 20px 40px' },
});

/** A letter in the window of a mail program: who sent it, and one column. */
export function LetterFrame({
  demo: { brand, mark, navigation, blocks },
  arrangement,
}: FrameProps) {
  return (
    <Window>
      <Sender>
        <span className="Demo-initial" aria-hidden>
          {mark ? (
            <svg viewBox="-8 -8 16 16">
              <path d={mark} />
            </svg>
          ) : (
            brand.slice(0, 1)
          )}
        </span>
        <div>
          <strong>{brand}</strong>
          <span className="Demo-to">to you</span>
        </div>
        <ul>
          {navigation.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </Sender>
      <Body>
        {blocks.map((block, index) => (
          <DemoBlockView key={`${index} ${block.title}`} block={block} arrangement={arrangement} />
        ))}
      </Body>
    </Window>
  );
}
