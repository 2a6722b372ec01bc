import { styled } from '@mui/material/styles';
import { pluralize } from '../../../lib/text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { BasketIcon } from './BasketIcon';
import { DemoBlockView } from './DemoBlockView';
import { DemoBrand } from './DemoBrand';
import { muted, phone, tablet } from './demoTokens';
import type { FrameProps } from './FrameProps';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 28,
  minHeight: 104,
  padding: '0 64px',
  '& ul': { display: 'flex', gap: 32, marginLeft: 'auto', color: muted },
  '& .Demo-burger': {
    display: 'none',
    width: 24,
    height: 15,
    borderBlock: '2px solid currentColor',
  },
  '& .Demo-basket': { position: 'relative', display: 'flex', color: 'var(--demo-text)' },
  '& .Demo-count': {
    position: 'absolute',
    top: -12,
    right: -14,
    minWidth: 24,
    padding: '0 6px',
    borderRadius: 12,
    backgroundColor: 'var(--demo-accent)',
    color: 'var(--demo-on-accent)',
    textAlign: 'center',
    fontSize: 14,
    fontWeight: 700,
    lineHeight: '24px',
  },
  // A magazine has its name in the middle, above a line.
  '[data-type="blog"] > &': {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 10,
    margin: '0 64px',
    padding: '28px 0 22px',
    borderBottom: '3px solid var(--demo-text)',
    '& .Demo-brand': { fontSize: 48, '& > svg': { display: 'none' } },
    '& ul': { marginLeft: 0 },
  },
  [tablet]: { padding: '0 32px', minHeight: 80, '[data-type="blog"] > &': { margin: '0 32px' } },
  [phone]: {
    padding: '0 20px',
    minHeight: 64,
    '& ul': { display: 'none' },
    '& .Demo-burger': { display: 'block' },
    '& .Demo-burger, & .Demo-basket': { marginLeft: 'auto' },
    '& .Demo-basket': { marginRight: 12 },
    '[data-type="blog"] > &': {
      margin: '0 20px',
      padding: '18px 0 14px',
      '& .Demo-brand': { fontSize: 32 },
      '& .Demo-burger': { display: 'none' },
    },
  },
});

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 80,
  padding: '32px 64px 96px',
  '& > [data-hero="cover"]:first-of-type': { marginTop: -32 },
  '[data-type="store"] > &': { gap: 52, paddingTop: 16 },
  '[data-type="blog"] > &': { gap: 68, paddingTop: 44 },
  [tablet]: { gap: 56, padding: '24px 32px 64px' },
  [phone]: { gap: 44, padding: '16px 20px 48px' },
});

export interface SiteFrameProps extends FrameProps {
  /** How many things are in the basket; left out where nothing is sold. */
  basket: number | undefined;
  onAdd: () => void;
}

/** A site: its name and menu on top, its parts below. */
export function SiteFrame({ demo, arrangement, basket, onAdd }: SiteFrameProps) {
  return (
    <>
      <Head>
        <DemoBrand demo={demo} />
        <ul>
          {demo.navigation.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        {basket === undefined ? (
          <span className="Demo-burger" />
        ) : (
          <span className="Demo-basket">
            <BasketIcon />
            <span className="Demo-count" aria-hidden>
              {basket}
            </span>
            <span role="status">
              <VisuallyHidden>{pluralize(basket, 'thing', 'things')} in the basket</VisuallyHidden>
            </span>
          </span>
        )}
      </Head>
      <Body>
        {demo.blocks.map((block, index) => (
          <DemoBlockView
            key={`${index} ${block.title}`}
            block={block}
            arrangement={arrangement}
            onAdd={basket === undefined ? undefined : onAdd}
          />
        ))}
      </Body>
    </>
  );
}
