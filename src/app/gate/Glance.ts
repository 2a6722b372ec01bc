import { styled } from '@mui/material/styles';
import { radius, weight } from '../../theme/tokens';
import { NARROW } from './stageStyles';

/** What phones show in the place of a scene: its essential thing on one low card, as high on every page. */
export const Glance = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'none',
    [NARROW]: { display: 'grid' },
    position: 'absolute',
    inset: '36px 12px 12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: 8,
    padding: '8px 14px',
    overflow: 'hidden',
    borderRadius: radius.card,
    backgroundColor: palette.background.paper,
    boxShadow: palette.elevation.hover,
    '& .Stage-item': { padding: 0, gap: 12, '& .Stage-wait, & img': { width: 68 } },
    '&[data-pair]': {
      gap: 6,
      '& .Stage-item + .Stage-item': { paddingTop: 6 },
      '& .Stage-wait, & img': { width: 52 },
    },
    '& .Glance-line': {
      ...theme.typography.body2,
      display: 'flex',
      justifyContent: 'space-between',
      gap: 12,
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& + [data-sum]': {
        paddingTop: 5,
        borderTop: `1px dashed ${palette.outline}`,
        fontWeight: weight.strong,
      },
    },
    '& .Glance-figure': theme.typography.h2,
    // A thing on the left, and a figure or a chart on the right.
    '&[data-sides]': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'stretch',
      alignItems: 'center',
      gap: 16,
    },
    '& .Glance-side': { display: 'grid', gap: 4 },
    // What a picture and an amount are called is on one line.
    '&:has(.Glance-covers) .Glance-side': { gridTemplateRows: 'auto 40px', alignItems: 'center' },
    '& .Glance-covers': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 64px))',
      gap: 6,
      '& .Stage-wait, & img': { borderRadius: radius.small },
    },
    '& .Glance-steps': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 6,
      '& small': { whiteSpace: 'nowrap' },
      '& small::before': {
        content: '""',
        display: 'block',
        height: 4,
        marginBottom: 4,
        borderRadius: 2,
        backgroundColor: palette.outline,
      },
      '& [data-done]::before': { backgroundColor: palette.success.main },
    },
  };
});
