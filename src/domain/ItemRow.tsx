import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens';
import { Picture } from '../ui/Picture';

export interface ItemRowProps {
  title: string;
  imageUrl: string;
  /** Its mark, which takes the place of its picture; null for what has none. */
  logoUrl?: string | null;
  /** How wide its picture is, in px, by the width of the window. */
  pictureWidth?: Readonly<Record<string, number>>;
  /** Says what it is, and leads back to it. */
  children: ReactNode;
}

const PICTURE_WIDTH = { xs: 84, sm: 160, md: 112, xl: 144 };

/** What is bought in one row: its mark or picture, and its words beside it. */
export function ItemRow({
  title,
  imageUrl,
  logoUrl = null,
  pictureWidth = PICTURE_WIDTH,
  children,
}: ItemRowProps) {
  return (
    <Box sx={logoUrl ? withMark : withPicture}>
      <Picture
        src={logoUrl ?? imageUrl}
        alt=""
        name={title}
        width={logoUrl ? 400 : 640}
        height={400}
        priority
        sx={{ width: logoUrl ? 40 : pictureWidth, flexShrink: 0, borderRadius: corners(logoUrl) }}
      />
      {children}
    </Box>
  );
}

/** A mark is round as an app is. */
const corners = (logoUrl: string | null) => `${logoUrl ? radius.control : radius.small}px`;

const withPicture = {
  display: 'flex',
  gap: { xs: 1.5, sm: 3, md: 2 },
  alignItems: 'center',
} as const;

/** Level with the first lines, however many follow. */
const withMark = { display: 'flex', gap: 1.5, alignItems: 'start' } as const;
