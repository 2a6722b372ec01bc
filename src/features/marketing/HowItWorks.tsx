import Box from '@mui/material/Box';
import { SectionHeading } from '../../ui/SectionHeading';
import { titledSteps } from '../../ui/titledSteps';

const steps = [
  {
    title: 'Find what fits',
    text: 'Search software, courses and templates, and narrow them down by what they run on, what they connect to and what they cost.',
  },
  {
    title: 'Ask before you pay',
    text: 'Read reviews, compare up to four products side by side, and ask the founders what their page doesn’t say.',
  },
  {
    title: 'Pay once and keep it',
    text: 'Most deals are for a lifetime. A card shows the old price and the new one, and says so when the deal ends soon.',
  },
];

/** Three steps from a wish to a tool. */
export function HowItWorks() {
  return (
    <Box component="section" aria-labelledby="how-it-works" sx={{ pb: { xs: 5, md: 8 } }}>
      <SectionHeading id="how-it-works" title="How it works" />
      <Box component="ol" sx={list}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  ...titledSteps,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 5,
} as const;
