import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import type { DocumentBlock } from './DocumentBlocks';
import { useReadHeading } from './useReadHeading';

const ContentsLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  padding: '6px 0',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  '&[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));

/**
 * The table of contents of a document: a link to each heading of level 2. The part that is read is
 * marked, and else the one that the URL names.
 */
export function DocumentContents({ blocks }: { blocks: readonly DocumentBlock[] }) {
  const { hash, search } = useLocation();
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  const read = useReadHeading(
    headings.map((heading) => (heading.kind === 'heading' ? heading.id : '')).join(' '),
  );
  const here = read ?? hash.slice(1);
  return (
    <Box component="nav" aria-label="On this page">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {headings.map((heading) =>
          heading.kind === 'heading' ? (
            <li key={heading.id}>
              <ContentsLink
                to={{ search, hash: `#${heading.id}` }}
                aria-current={here === heading.id ? 'location' : undefined}
              >
                {heading.text}
              </ContentsLink>
            </li>
          ) : null,
        )}
      </Box>
    </Box>
  );
}
