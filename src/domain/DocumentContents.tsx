import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import type { DocumentBlock } from './DocumentBlocks';

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

/** The table of contents of a document: a link to each heading of level 2. */
export function DocumentContents({ blocks }: { blocks: readonly DocumentBlock[] }) {
  const { hash, search } = useLocation();
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  return (
    <Box component="nav" aria-label="On this page">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {headings.map((heading) =>
          heading.kind === 'heading' ? (
            <li key={heading.id}>
              <ContentsLink
                to={{ search, hash: `#${heading.id}` }}
                aria-current={hash === `#${heading.id}` ? 'location' : undefined}
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
