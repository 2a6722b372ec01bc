import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SidebarSectionProps {
  title: string;
  /** True for a part that stands above the posts on phones, where it says itself what it is. */
  isHead?: boolean;
  children: ReactNode;
}

/** A part of what is beside the posts, under a heading. */
export function SidebarSection({ title, isHead = false, children }: SidebarSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography
        id={id}
        variant="h5"
        component="h2"
        sx={{ mb: 1.25, display: { xs: isHead ? 'none' : 'block', md: 'block' } }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
