import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SITE_NAME } from '../../site';
import { weight } from '../../theme/tokens';
import { BESIDE } from './stageStyles';

/** Teeth of 7 px at both ends of a paper: each half has those of its own end. */
const tornEnds = [
  'conic-gradient(from 135deg at 50% 1px, transparent, black 1deg 89deg, transparent 90deg) 50% 0 / 14px 50.5% repeat-x',
  'conic-gradient(from -45deg at 50% calc(100% - 1px), transparent, black 1deg 89deg, transparent 90deg) 50% 100% / 14px 50.5% repeat-x',
].join(', ');

/** The bars of its code, each with the gap after it, in px. */
const BARS = `repeating-linear-gradient(90deg, ${[
  2, 3, 4, 2, 1, 3, 3, 1, 1, 4, 2, 2, 5, 3, 1, 2, 3, 2, 1, 1, 4, 3, 2, 4, 1, 2,
]
  .reduce<readonly [stops: string[], end: number]>(
    ([stops, at], width, index) => [
      [...stops, `${index % 2 ? 'transparent' : 'currentColor'} ${at}px ${at + width}px`],
      at + width,
    ],
    [[], 0],
  )[0]
  .join(', ')})`;

/** How wide it is where what it lies on has room beside it. */
export const RECEIPT_WIDTH = 'clamp(276px, 39cqw, 340px)';

/** It lies on what is below, turned a little, with a shadow that follows its teeth. */
const Place = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'absolute',
    right: '8cqw',
    bottom: 14,
    width: '78cqw',
    filter: `drop-shadow(0 0 0.7px ${palette.outline}) drop-shadow(0 18px 26px color-mix(in srgb, ${palette.surface.band} 26%, transparent))`,
    transform: 'rotate(2deg)',
    '--sheet': `color-mix(in srgb, ${palette.tint.warning} 42%, ${palette.background.paper})`,
    ...theme.applyStyles('dark', { '--sheet': palette.surface.sheet }),
    [BESIDE]: {
      right: '6cqw',
      bottom: 'auto',
      top: '50%',
      width: RECEIPT_WIDTH,
      transform: 'translateY(-50%) rotate(3deg)',
    },
  };
});

const Sheet = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    padding: '20px 22px 18px',
    backgroundColor: 'var(--sheet)',
    color: palette.text.primary,
    mask: tornEnds,
    [BESIDE]: { padding: '34px 26px 32px' },
    '& hr': {
      margin: '10px 0',
      border: 0,
      borderTop: '1.5px dashed color-mix(in srgb, currentColor 34%, transparent)',
    },
    '& .Receipt-head': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      marginBottom: 10,
      '& b': { ...theme.typography.h4 },
    },
    '& .Receipt-line': {
      ...theme.typography.body2,
      display: 'flex',
      justifyContent: 'space-between',
      gap: 12,
      padding: '4px 0',
      '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& b': { flexShrink: 0 },
      [BESIDE]: { padding: '6px 0' },
    },
    '& .Receipt-sum': {
      alignItems: 'baseline',
      fontWeight: weight.strong,
      '& b': theme.typography.h2,
    },
    '& .Receipt-code': {
      display: 'none',
      height: 40,
      marginTop: 16,
      background: BARS,
      [BESIDE]: { display: 'block' },
    },
  };
});

interface ReceiptProps {
  /** What it is. */
  head: string;
  children: ReactNode;
}

/** A paper that was torn off a roll, whole, over what else lies on a stage. */
export function Receipt({ head, children }: ReceiptProps) {
  return (
    <Place>
      <Sheet data-color-scheme="light">
        <div className="Receipt-head">
          <b>{SITE_NAME}</b>
          <small>{head}</small>
        </div>
        <hr />
        {children}
        <div className="Receipt-code" />
      </Sheet>
    </Place>
  );
}

interface LineProps {
  name: string | undefined;
  value: string | undefined;
  isSum?: boolean;
}

/** What is named on the left, and its figure on the right. */
export function Line({ name = '\u00a0', value = '–', isSum = false }: LineProps) {
  return (
    <div className={isSum ? 'Receipt-line Receipt-sum' : 'Receipt-line'}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  );
}
