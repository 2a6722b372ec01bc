import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SliderHeading } from './SliderHeading';

export interface ComparisonHeadingProps {
  /** The product of the page. */
  title: string;
  /** What can be changed about the comparison. */
  children: ReactNode;
}

/** Says above a comparison whose it is, for those whom a link has led right to it. */
export function ComparisonHeading({ title, children }: ComparisonHeadingProps) {
  return (
    <Box sx={place}>
      <SliderHeading>Compare {title} with similar products</SliderHeading>
      {children}
    </Box>
  );
}

const place = {
  mb: { xs: 2, sm: 2.5 },
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
} as const;
