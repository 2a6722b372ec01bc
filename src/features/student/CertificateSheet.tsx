import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Certificate } from '../../api/resources/courses';
import { formatDate } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { SITE_NAME } from '../../site';
import { tabularNumbers, weight } from '../../theme/tokens';

/** A certificate as it comes out of the printer: who did what, when, and its number. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { holderName, courseTitle, vendor, instructor, lessonCount, minutes, issuedAt, number } =
    certificate;
  const facts = [
    { name: 'Date', value: formatDate(issuedAt) },
    { name: 'Certificate number', value: number },
    { name: 'Instructor', value: instructor },
  ];
  return (
    <Box
      component="article"
      sx={{
        maxWidth: 960,
        mx: 'auto',
        p: { xs: 2, md: 3 },
        border: 2,
        borderColor: 'primary.main',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        '@media print': { maxWidth: 'none', breakInside: 'avoid' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          px: { xs: 2, md: 6 },
          py: { xs: 4, md: 6 },
          textAlign: 'center',
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
        }}
      >
        <Typography variant="subtitle2" component="p" sx={{ color: 'primary.main' }}>
          {vendor.name} · {SITE_NAME}
        </Typography>
        <Typography variant="h1" sx={{ mb: 1 }}>
          Certificate
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>This certifies that</Typography>
        <Typography variant="h2" component="p">
          {holderName}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>has finished the course</Typography>
        <Typography variant="h3" component="p" sx={{ maxWidth: '28ch', textWrap: 'balance' }}>
          {courseTitle}
        </Typography>
        <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>
          with all of its {pluralize(lessonCount, 'lesson', 'lessons')}, about{' '}
          {pluralize(Math.round(minutes / 60), 'hour', 'hours')} in all.
        </Typography>
        <Box
          component="dl"
          sx={{
            ...tabularNumbers,
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            columnGap: { xs: 4, md: 8 },
            rowGap: 2,
            width: '100%',
            m: 0,
            mt: { xs: 2, md: 4 },
            pt: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {facts.map(({ name, value }) => (
            <div key={name}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: weight.strong }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
