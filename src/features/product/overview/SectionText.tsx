import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ListingDetail } from '../../../api/resources/listings';
import { CheckIcon } from '../../../ui/icons';

export interface SectionTextProps {
  section: ListingDetail['overview'][number];
  /** Of the text around points and paragraphs alike. */
  sx?: SxProps;
}

/** What a section says: what it counts up as a ticked list, and its paragraphs as they are. */
export function SectionText({ section, sx }: SectionTextProps) {
  const { points, paragraphs } = section;
  return (
    <Box sx={[words, ...(Array.isArray(sx) ? sx : [sx])]}>
      {points.length > 0 ? (
        <Box component="ul" sx={list}>
          {points.map(({ title, text }) => (
            <li key={`${title} ${text}`}>
              <CheckIcon />
              <span>
                {title ? <b>{title} </b> : null}
                {text}
              </span>
            </li>
          ))}
        </Box>
      ) : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Box>
  );
}

const words = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  mt: 2,
  maxWidth: '62ch',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '& > p': { m: 0 },
} as const;

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  '& li': { display: 'flex', gap: 1.5, minWidth: 0 },
  '& b': { display: 'block' },
  '& svg': {
    flexShrink: 0,
    boxSizing: 'content-box',
    mt: '1px',
    p: '3px',
    fontSize: 16,
    borderRadius: '50%',
    color: 'success.main',
    bgcolor: 'tint.success',
  },
} as const;
