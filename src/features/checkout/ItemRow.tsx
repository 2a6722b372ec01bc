import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/Picture';

export interface ItemRowProps {
  title: string;
  imageUrl: string;
  /** Says what it is, and leads back to it. */
  children: ReactNode;
}

/** What is bought in one row: its picture, and its words beside it. */
export function ItemRow({ title, imageUrl, children }: ItemRowProps) {
  return (
    <Box sx={{ display: 'flex', gap: { xs: 2, sm: 3, md: 2 }, alignItems: 'center' }}>
      <Box
        sx={{
          width: { xs: 112, sm: 160, md: 112 },
          flexShrink: 0,
          borderRadius: '10px',
          overflow: 'hidden',
        }}
      >
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority />
      </Box>
      {children}
    </Box>
  );
}
