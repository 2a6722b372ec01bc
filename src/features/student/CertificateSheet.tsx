import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Certificate } from '../../api/resources/courses';
import { keptTogether, MARK_LETTER, signatureOf } from '../../lib/certificateArt';
import { formatDate } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { SITE_NAME } from '../../site';
import { weight } from '../../theme/tokens';
import { CertificateSeal } from './CertificateSeal';

/** A certificate as it comes out of the printer, light by night, too: who did what, when, and its number. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { holderName, courseTitle, vendor, instructor, lessonCount, minutes, issuedAt, number } =
    certificate;
  const lessons = keptTogether(pluralize(lessonCount, 'lesson', 'lessons'));
  const hours = keptTogether(pluralize(Math.round(minutes / 60), 'hour', 'hours'));
  return (
    <Box component="article" data-color-scheme="light" sx={sheet}>
      <Box component="svg" aria-hidden viewBox="0 0 32 32" sx={mark}>
        <rect width="32" height="32" rx="9" />
        <path d={MARK_LETTER} />
        <circle cx="23.5" cy="23.5" r="3.5" />
      </Box>
      <Typography variant="subtitle2" component="p" sx={{ color: 'text.secondary' }}>
        {vendor.name} · {SITE_NAME}
      </Typography>
      <Typography variant="h1" sx={{ mt: 1, mb: { xs: 1.5, md: 2 } }}>
        Certificate
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>This certifies that</Typography>
      <Typography variant="title" component="p" sx={holder}>
        {holderName}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>has finished the course</Typography>
      <Typography variant="h2" component="p" sx={{ maxWidth: '28ch' }}>
        {courseTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
        with all of its {lessons}, about {hours} in all.
      </Typography>
      <Box sx={foot}>
        <dl>
          <div>
            <dt>Instructor</dt>
            <dd>
              <Box component="svg" aria-hidden viewBox="-6 -44 124 62" sx={signature}>
                <path d={`M0 0${signatureOf(instructor)}`} />
              </Box>
              {instructor}
            </dd>
          </div>
        </dl>
        <dl>
          <Box sx={besideSignature}>
            <dt>Date</dt>
            <Box component="dd" sx={dated}>
              {formatDate(issuedAt)}
            </Box>
          </Box>
        </dl>
        <Box sx={sealed}>
          <CertificateSeal />
          <dl>
            <div>
              <dt>Certificate number</dt>
              <dd>{number}</dd>
            </div>
          </dl>
        </Box>
      </Box>
    </Box>
  );
}

/** A sheet, not a card: its corners are sharp, and its frame is printed on it. */
const sheet = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'space-between',
  gap: 1,
  maxWidth: 960,
  minHeight: { md: 660 },
  mx: 'auto',
  px: { xs: 4, sm: 7 },
  py: { xs: 5, sm: 6 },
  textAlign: 'center',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 'var(--mui-palette-elevation-hover)',
  outline: '1px solid var(--mui-palette-divider)',
  outlineOffset: '-1px',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: { xs: 12, sm: 20 },
    border: '2px solid',
    borderColor: 'primary.main',
    pointerEvents: 'none',
  },
  '&::after': { inset: { xs: 17, sm: 27 }, borderWidth: 1 },
  '@media print': {
    maxWidth: 'none',
    // As high as the paper within its margins.
    minHeight: '181mm',
    breakInside: 'avoid',
    boxShadow: 'none',
    outline: 0,
  },
} as const;

const mark = {
  width: 44,
  height: 44,
  printColorAdjust: 'exact',
  '& rect': { fill: 'var(--mui-palette-fill)' },
  '& path': { fill: 'none', stroke: 'var(--mui-palette-common-white)', strokeWidth: 3.4 },
  '& circle': { fill: 'var(--mui-palette-accent-main)' },
} as const;

/** On a line, as a name that is filled in. */
const holder = {
  minWidth: 'min(100%, 11em)',
  px: 2,
  pb: 0.75,
  mb: 0.5,
  borderBottom: 1,
  borderColor: 'outline',
  color: 'primary.main',
  overflowWrap: 'anywhere',
} as const;

/** Who signed at one end and when at the other, on one line; the seal between them, on phones below. */
const foot = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr auto 1fr' },
  alignItems: { xs: 'start', sm: 'end' },
  justifyItems: 'center',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 2.5,
  width: '100%',
  mt: { xs: 2, sm: 1 },
  '& dl': { display: 'grid', gap: 1.5, width: '100%', maxWidth: 220, m: 0 },
  // What is filled in stands above what it is.
  '& dl > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: { xs: 'subtitle2', sm: 'subtitle1' }, fontWeight: weight.strong },
} as const;

/** So that its line is that of the signature, below which there is one line more. */
const besideSignature = { pb: { sm: 3 } } as const;

const sealed = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  gridColumn: { xs: '1 / -1', sm: 2 },
  gridRow: { sm: 1 },
} as const;

/** What is written above a line. */
const onLine = {
  boxSizing: 'border-box',
  width: '100%',
  height: 64,
  mb: 0.75,
  borderBottom: 1,
  borderColor: 'outline',
} as const;

/** As high as the signature. */
const dated = {
  '&&': onLine,
  display: 'grid',
  placeContent: 'end center',
  pb: 1,
} as const;

const signature = {
  ...onLine,
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
