import { styled } from '@mui/material/styles';
import type { TemplateDemo } from '../../../api/resources/templates';
import { phone, tablet } from './demoTokens';

const Root = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  fontFamily: 'var(--demo-face)',
  fontSize: 28,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  // Twice, to outweigh what a menu says of its icons.
  '&& > svg': {
    flexShrink: 0,
    width: 30,
    height: 30,
    fill: 'var(--demo-accent)',
    stroke: 'none',
  },
  [tablet]: { fontSize: 24 },
  [phone]: { fontSize: 20, gap: 10, '&& > svg': { width: 22, height: 22 } },
});

/** The name of the made-up site with its mark, if it has one. */
export function DemoBrand({ demo: { brand, mark } }: { demo: TemplateDemo }) {
  return (
    <Root className="Demo-brand">
      {mark ? (
        <svg viewBox="-8 -8 16 16" aria-hidden>
          <path d={mark} />
        </svg>
      ) : null}
      {brand}
    </Root>
  );
}
