import { styled } from '@mui/material/styles';

const Chip = styled('svg')(({ theme }) => {
  const { accent } = theme.vars.palette;
  return {
    flexShrink: 0,
    '& rect': { fill: accent.main },
    '& path': {
      fill: 'none',
      stroke: `color-mix(in srgb, ${accent.contrastText} 36%, transparent)`,
    },
  };
});

/** The chip of a card, with the lines between its contacts; one drawing, so that it may lie at an angle. */
export function CardChip({ className, width = 38 }: { className?: string; width?: number }) {
  return (
    <Chip
      className={className}
      viewBox="0 0 38 28"
      width={width}
      height={(width * 28) / 38}
      aria-hidden
    >
      <rect width="38" height="28" rx="6" />
      <path d="M0 14h12m14 0h12M12.5 0v28M25.5 0v28" />
    </Chip>
  );
}
