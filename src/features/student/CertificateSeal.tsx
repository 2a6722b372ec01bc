import Box from '@mui/material/Box';
import { useId } from 'react';
import {
  MARK_LETTER,
  SEAL_CIRCLE,
  SEAL_EDGE,
  SEAL_RIBBON,
  SEAL_WORDS,
} from '../../lib/certificateArt';
import { weight } from '../../theme/tokens';

/** The seal on a certificate: the mark of the site, with words around it. */
export function CertificateSeal() {
  const circle = useId();
  return (
    <Box component="svg" aria-hidden viewBox="-64 -64 128 164" sx={seal}>
      <path className="Seal-ribbon" d={SEAL_RIBBON} />
      <path d={SEAL_EDGE} />
      <g className="Seal-lines">
        <circle r={51} strokeWidth={1.5} />
        <circle r={32} strokeWidth={1.5} />
        <path d={MARK_LETTER} transform="translate(-27.7 -27) scale(1.69)" strokeWidth={3.4} />
      </g>
      <circle className="Seal-dot" cx={12} cy={12.6} r={5.9} />
      <path id={circle} d={SEAL_CIRCLE} fill="none" />
      <text textLength={240} fontSize={10.5} fontWeight={weight.strong}>
        <textPath href={`#${circle}`}>{SEAL_WORDS}</textPath>
      </text>
    </Box>
  );
}

const seal = {
  width: { xs: 104, md: 124 },
  flexShrink: 0,
  fill: 'var(--mui-palette-fill)',
  // Printers leave out grounds, and white words would go with them.
  printColorAdjust: 'exact',
  '& .Seal-ribbon': {
    fill: 'color-mix(in srgb, var(--mui-palette-fill) 62%, var(--mui-palette-common-black))',
  },
  '& .Seal-lines': { fill: 'none', stroke: 'var(--mui-palette-common-white)' },
  '& .Seal-dot': { fill: 'var(--mui-palette-accent-main)' },
  '& text': {
    fill: 'var(--mui-palette-common-white)',
    fontFamily: 'fontFamily',
  },
} as const;
