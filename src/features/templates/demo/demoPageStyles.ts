import { styled } from '@mui/material/styles';
import { fontFamilies } from '../../../theme/tokens';
import { phone, tablet } from './demoTokens';

/** The ground of a demo. What is on it depends on its frame. */
export const Page = styled('div')({
  minHeight: '100%',
  backgroundColor: 'var(--demo-background)',
  color: 'var(--demo-text)',
  fontFamily: fontFamilies.text,
  fontSize: 18,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& ul, & ol, & dl, & blockquote, & figure': { margin: 0, padding: 0, listStyle: 'none' },
  '& img': { display: 'block', width: '100%', objectFit: 'cover' },
  '&[data-frame="rail"], &[data-frame="docs"]': {
    display: 'grid',
    gridTemplateColumns: '272px minmax(0, 1fr)',
    gridTemplateRows: '1fr',
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
  '&[data-menu="top"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
  },
  '&[data-frame="docs"]': {
    gridTemplateColumns: '328px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr' },
  },
  '&[data-frame="mail"]': {
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    padding: '40px 24px',
    backgroundColor: 'color-mix(in srgb, var(--demo-accent) 28%, var(--demo-surface))',
    [phone]: { padding: 0, backgroundColor: 'var(--demo-surface)' },
  },
  '&[data-frame="phone"]': {
    backgroundColor: 'color-mix(in srgb, var(--demo-accent) 38%, var(--demo-surface))',
    [phone]: { backgroundColor: 'var(--demo-background)' },
  },
});
