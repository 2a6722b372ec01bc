import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { Picture } from '../ui/Picture';

export interface ItemRowProps {
  title: string;
  imageUrl: string;
  /** How wide its picture is, in px, by the width of the window. */
  pictureWidth?: Readonly<Record<string, number>>;
  /** Says what it is, and leads back to it. */
  children: ReactNode;
}

const PICTURE_WIDTH = { xs: 112, sm: 160, md: 112 };

/** What is bought in one row: its picture, and its words beside it. */
export function ItemRow({ title, imageUrl, pictureWidth = PICTURE_WIDTH, children }: ItemRowProps) {
  return (
    <Box sx={{ display: 'flex', gap: { xs: 1.5, sm: 3, md: 2 }, alignItems: 'center' }}>
      <Box
        sx={{
          width: pictureWidth,
          flexShrink: 0,
          borderRadius: `${radius.small}px`,
          overflow: 'hidden',
        }}
      >
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority />
      </Box>
      {children}
    </Box>
  );
}
