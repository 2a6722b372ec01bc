import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import type { components } from '../api/schema.d';
import { linkTarget } from '../lib/linkTarget';
import { AppLink } from '../routing/AppLink';
import { useLinkedPart } from '../routing/useLinkedPart';
import { radius, weight } from '../theme/tokens';
import { RouterLink } from '../ui/RouterLink';

/** A part of a document, as the contract has it: structured text without any markup. */
export type DocumentBlock = components['schemas']['DocumentBlock'];
type TextSpan = components['schemas']['TextSpan'];

/** A readable measure: about 68 characters a line. */
const Prose = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  [theme.breakpoints.up('sm')]: theme.typography.lead,
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& > *': { marginBlock: 0 },
  '& > * + *': { marginTop: '1.1em' },
  '& h2, & h3': {
    position: 'relative',
    // The header stays above what an anchor leads to.
    // Beside the room that the page keeps for its header: less, and what is read is another part.
    scrollMarginTop: 24,
    textWrap: 'balance',
  },
  '& .Prose-anchor': {
    marginLeft: '0.4em',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    opacity: 0,
  },
  '& :hover > .Prose-anchor, & .Prose-anchor:focus-visible': { opacity: 1 },
  '& h2': theme.typography.h3,
  '& h3': theme.typography.h4,
  '& > * + h2': { marginTop: '1.9em' },
  '& > * + h3': { marginTop: '1.6em' },
  '& > h2 + *, & > h3 + *': { marginTop: '0.6em' },
  '& ul, & ol': { paddingLeft: '1.4em' },
  '& li + li': { marginTop: '0.45em' },
  '& li::marker': { color: theme.vars.palette.text.secondary },
  '& blockquote': {
    marginInline: 0,
    padding: '2px 0 2px 20px',
    borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  },
  '& code': {
    padding: '0.1em 0.35em',
    borderRadius: radius.small,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
}));

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '10px 14px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    minWidth: 150,
    // A narrow column makes the table scroll; it does not take words apart.
    overflowWrap: 'break-word',
  },
  '& th': { fontWeight: weight.strong, color: theme.vars.palette.text.secondary },
  // On phones each row is a block whose cells say what they are: side by side they would be cut.
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': { padding: '12px 0', borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& td': { padding: '2px 0', border: 0 },
    '& td + td': { marginTop: 6 },
    // What a row is about is its heading.
    '& td:first-of-type': { fontWeight: weight.strong },
    '& tr > td:first-of-type::before': { display: 'none' },
    '& td::before': {
      ...theme.typography.overline,
      content: 'attr(data-head)',
      display: 'block',
      color: theme.vars.palette.text.secondary,
    },
    // Of two columns the second says what the first means: both heads stand once, above all rows.
    '&[data-columns="2"]': {
      '& td::before': { display: 'none' },
      '& td + td': { marginTop: 0 },
      '& thead': {
        position: 'static',
        display: 'block',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
      },
      '& th': { ...theme.typography.overline, display: 'inline', padding: 0, border: 0 },
      '& th + th::before': { content: '" · "' },
    },
  },
}));

/** A link of a document; one that must not be followed is shown as text. */
function SpanLink({ href, children }: { href: string; children: string }) {
  const target = linkTarget(href);
  if (!target) return children;
  if (target.kind === 'page') {
    return (
      <Link component={AppLink} to={target.path}>
        {children}
      </Link>
    );
  }
  return (
    <Link href={target.href} rel={target.kind === 'outside' ? 'noopener' : undefined}>
      {children}
    </Link>
  );
}

function Span({ span }: { span: TextSpan }) {
  let node = <>{span.text}</>;
  if (span.href) node = <SpanLink href={span.href}>{span.text}</SpanLink>;
  if (span.code) node = <code>{node}</code>;
  if (span.emphasis) node = <em>{node}</em>;
  if (span.strong) node = <strong>{node}</strong>;
  return node;
}

// Documents do not change while they are shown, so a place in them is a key.
function Spans({ spans }: { spans: readonly TextSpan[] }) {
  return spans.map((span, index) => <Span key={index} span={span} />);
}

/** A heading, and a link to it for those who want to share just this part. */
function Heading({ block }: { block: Extract<DocumentBlock, { kind: 'heading' }> }) {
  const { search } = useLocation();
  const Level = block.level === 2 ? 'h2' : 'h3';
  return (
    <Level id={block.id} tabIndex={-1}>
      {block.text}
      <RouterLink
        className="Prose-anchor"
        to={{ search, hash: `#${block.id}` }}
        aria-label={`Link to “${block.text}”`}
      >
        #
      </RouterLink>
    </Level>
  );
}

function Block({ block }: { block: DocumentBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Spans spans={block.spans} />
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map(({ spans }, index) => (
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <Box
          role="region"
          aria-label={`Table: ${block.head.join(', ')}`}
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          {/* Blocks are no table to assistive technology unless it is said. */}
          <Table role="table" data-columns={block.head.length}>
            <thead role="rowgroup">
              <tr role="row">
                {block.head.map((cell, index) => (
                  <th key={index} scope="col" role="columnheader">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {block.rows.map((row, index) => (
                <tr key={index} role="row">
                  {row.map((cell, column) => (
                    <td key={column} role="cell" data-head={block.head[column]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      );
  }
}

/** A document as an article shows it: headings with anchors, paragraphs, lists, quotes, tables. */
export function DocumentBlocks({ blocks }: { blocks: readonly DocumentBlock[] }) {
  useLinkedPart(blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])));
  return (
    <Prose>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          <Block block={block} />
        </Fragment>
      ))}
    </Prose>
  );
}
