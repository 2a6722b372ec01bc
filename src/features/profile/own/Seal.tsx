import Box from '@mui/material/Box';

/** The seal of a certificate: violet once it is earned, before that its place. */
export function Seal({ isEarned }: { isEarned: boolean }) {
  return (
    <Box component="svg" aria-hidden viewBox="0 0 56 64" sx={isEarned ? earned : open}>
      <path d="M17 38 11 62l17-8 17 8-6-24Z" opacity={0.55} />
      <path d={ROSETTE} />
      <circle cx={28} cy={26} r={16} fill="none" stroke="var(--mark)" strokeWidth={1.5} />
      <path d="m20.5 26.5 5 5 10-11" fill="none" stroke="var(--mark)" strokeWidth={3} />
    </Box>
  );
}

/** An edge of sixteen points. */
const ROSETTE = `M${Array.from({ length: 32 }, (_, index) => {
  const angle = (index * Math.PI) / 16;
  const radius = index % 2 === 0 ? 25 : 21.5;
  return `${(28 + radius * Math.sin(angle)).toFixed(1)} ${(26 - radius * Math.cos(angle)).toFixed(1)}`;
}).join('L')}Z`;

const shape = {
  width: 56,
  height: 64,
  flexShrink: 0,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const earned = {
  ...shape,
  fill: 'var(--mui-palette-fill)',
  '--mark': 'var(--mui-palette-accent-main)',
} as const;

const open = {
  ...shape,
  fill: 'var(--mui-palette-surface-sunken)',
  '--mark': 'var(--mui-palette-outline)',
} as const;
