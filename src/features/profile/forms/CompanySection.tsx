import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { panel } from '../../../theme/surfaceStyles';
import { ProfileSection } from '../ProfileSection';

export interface CompanySectionProps {
  /** True where not everyone fills it in: it is folded at first. */
  isFolded: boolean;
  /** Opens it where it is folded: something in it is to be seen. */
  isNeeded: boolean;
  children: ReactNode;
}

/** The fields of a company; for people who may have none behind a line that opens in place. */
export function CompanySection({ isFolded, isNeeded, children }: CompanySectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfileSection
      title="Your company"
      description="For when you buy or sell as a business."
      partOf="form"
      isBare={isFolded}
    >
      {isFolded ? (
        <Box
          component="details"
          open={isOpen || isNeeded}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          sx={panel}
        >
          <Box component="summary" sx={summary}>
            Add your company
          </Box>
          {children}
        </Box>
      ) : (
        children
      )}
    </ProfileSection>
  );
}

const summary = {
  typography: 'subtitle2',
  cursor: 'pointer',
  'details[open] > &': { mb: 2.5 },
} as const;
