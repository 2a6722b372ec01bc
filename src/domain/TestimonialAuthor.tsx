import Box from '@mui/material/Box';
import type { Testimonial } from '../api/resources/marketplace';
import { weight } from '../theme/tokens';
import { Picture } from '../ui/Picture';

export interface TestimonialAuthorProps {
  testimonial: Testimonial;
  /** Color of the position, by its name in the theme: muted on the ground that it stands on. */
  muted: string;
}

/** Who said it: picture, name and position, side by side in a row of the caller's. */
export function TestimonialAuthor({ testimonial, muted }: TestimonialAuthorProps) {
  const { name, position, avatarUrl } = testimonial;
  return (
    <>
      <Picture
        src={avatarUrl}
        alt=""
        name={name}
        width={96}
        height={96}
        sx={{ width: 44, flexShrink: 0, borderRadius: '50%' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: weight.strong }}>{name}</Box>
        <Box sx={{ typography: 'caption', color: muted }}>{position}</Box>
      </Box>
    </>
  );
}
