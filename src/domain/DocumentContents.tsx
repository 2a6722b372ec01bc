import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { pluralize } from '../lib/text';
import { ChevronDownIcon } from '../ui/icons';
import { RouterLink } from '../ui/RouterLink';
import { sideLink } from '../ui/sideLink';
import { useReachedWidth } from '../ui/useMatchMedia';
import type { DocumentBlock } from './DocumentBlocks';
import { useReadHeading } from './useReadHeading';

const ContentsLink = styled(RouterLink)(({ theme }) => sideLink(theme));

const Fold = styled('details')(({ theme }) => ({
  padding: '0 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  '& summary': {
    ...theme.typography.h5,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
    '& svg': { marginLeft: 'auto' },
  },
  '&[open] svg': { transform: 'rotate(180deg)' },
  '& ol': { paddingBottom: 10 },
}));

export interface DocumentContentsProps {
  blocks: readonly DocumentBlock[];
  /** What stands above the links. */
  title: string;
  /** Width of the window in px from which the contents are beside the text, and so are open. */
  besideFrom: 900 | 1200;
}

/** The headings that the contents lead to: those of level 2. */
export const contentsOf = (blocks: readonly DocumentBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));

/**
 * The table of contents of a document: a link to each heading of level 2. The part that is read is
 * marked, and else the one that the URL names. Above the text it is folded into one line. Nothing for
 * a document without such headings.
 */
export function DocumentContents({ blocks, title, besideFrom }: DocumentContentsProps) {
  const { hash, search } = useLocation();
  const isBeside = useReachedWidth([besideFrom]) > 0;
  const headings = contentsOf(blocks);
  const read = useReadHeading(headings.map(({ id }) => id).join(' '));
  const here = read ?? hash.slice(1);
  if (headings.length === 0) return null;
  const links = (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <ContentsLink
            to={{ search, hash: `#${id}` }}
            aria-current={here === id ? 'location' : undefined}
          >
            {text}
          </ContentsLink>
        </li>
      ))}
    </Box>
  );
  return (
    <nav aria-label="On this page">
      {isBeside ? (
        <>
          <Typography variant="h5" component="p" sx={{ mb: 1 }}>
            {title}
          </Typography>
          {links}
        </>
      ) : (
        <Fold>
          <summary>
            {title}
            <span>{pluralize(headings.length, 'section', 'sections')}</span>
            <ChevronDownIcon fontSize="small" />
          </summary>
          {links}
        </Fold>
      )}
    </nav>
  );
}
