import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TemplateDetail } from '../../api/resources/templates';
import { aboutPlace, kindPlace, makerPlace, namePlace, taglinePlace } from '../../domain/buyPanel';
import { RatingLine, Sold } from '../../domain/RatingLine';
import { AwardBadge } from './AwardBadge';
import { TemplateKind } from './TemplateKind';

/** What the template is, who made it, and how it was received. */
export function TemplateAbout({ template }: { template: TemplateDetail }) {
  const { title, tagline, author, rating, awardYear, salesCount } = template;
  return (
    <Box sx={aboutPlace}>
      <Box
        sx={{
          ...kindPlace,
          typography: 'body2',
          color: 'text.secondary',
          // Who made it is on the line of the words, not of the mark before them.
          '& > :first-of-type': { display: 'flex', alignItems: 'baseline', gap: 1 },
          '& svg': { alignSelf: 'center', color: 'primary.main' },
        }}
      >
        <TemplateKind template={template} />
      </Box>
      <Typography variant="h2" component="h1" sx={namePlace}>
        {title}
      </Typography>
      <Typography sx={taglinePlace}>{tagline}</Typography>
      <Typography
        variant="body2"
        sx={{ ...makerPlace, mt: { md: 1 }, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        By {author.name}
        {salesCount > 0 ? (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' · '}
            <Sold count={salesCount} />
          </Box>
        ) : null}
      </Typography>
      <Box
        sx={{
          mt: { sm: 1.5 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        <RatingLine rating={rating} />
        <AwardBadge year={awardYear} />
      </Box>
    </Box>
  );
}
