import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../api/resources/blog';
import { formatDate } from '../../lib/dates';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { weight } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { blogHref } from './blogList';

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

const Root = styled('article')(({ theme }) => ({
  ...interactiveCard(theme),
  ...bones(theme),
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  // The whole card is the link, so the whole card shows where the focus is.
  '&:has(.ArticleCard-title a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& .ArticleCard-title a': { outline: 'none' },
  },
  '& .ArticleCard-picture': { flexShrink: 0, aspectRatio: '16 / 9', overflow: 'hidden' },
  // The card has the edge.
  '& .ArticleCard-picture > *': { outlineWidth: 0 },
  '& .ArticleCard-body': {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    padding: '14px 16px 16px',
  },
  '& .ArticleCard-top': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    color: theme.vars.palette.text.secondary,
  },
  '& .ArticleCard-tag': {
    position: 'relative',
    zIndex: 1,
    padding: '4px 0',
    fontWeight: weight.strong,
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& .ArticleCard-title': {
    ...theme.typography.h4,
    ...clamp(3),
    margin: '2px 0 0',
    '& a': stretchedLink as object,
  },
  '& .ArticleCard-excerpt': {
    ...theme.typography.body2,
    // Room for a whole sentence: cut, it would end in the middle of one.
    ...clamp(7),
    margin: '8px 0 0',
    color: theme.vars.palette.text.secondary,
  },
  '& .ArticleCard-foot': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 16,
    marginTop: 'auto',
    paddingTop: 14,
    color: theme.vars.palette.text.secondary,
  },
  '& .ArticleCard-author': {
    display: 'block',
    fontWeight: weight.strong,
    color: theme.vars.palette.text.primary,
  },
  '& .ArticleCard-more': {
    flexShrink: 0,
    fontWeight: weight.strong,
    color: theme.vars.palette.primary.main,
  },
  '&:hover .ArticleCard-more': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&[data-wide]': {
    [theme.breakpoints.up('sm')]: {
      '& .ArticleCard-body': { padding: '22px 26px 24px' },
      '& .ArticleCard-title': { ...theme.typography.h2, ...clamp(5), marginTop: 6 },
      '& .ArticleCard-excerpt': { ...theme.typography.lead, marginTop: 12 },
    },
    [theme.breakpoints.up('lg')]: {
      flexDirection: 'row',
      '& .ArticleCard-picture': { width: '54%', aspectRatio: 'auto', minHeight: 360 },
      '& .ArticleCard-picture > *': { height: '100%', objectPosition: 'center' },
      '& .ArticleCard-body': { padding: '26px 32px 28px' },
      '& .ArticleCard-excerpt': { ...theme.typography.body1 },
    },
    [theme.breakpoints.up('xl')]: { '& .ArticleCard-title': theme.typography.title },
  },
}));

export interface ArticleCardProps {
  article: ArticleSummary;
  /** What stands for the excerpt of a post that was searched for. */
  excerpt?: ReactNode;
  /** True for the first card of a list: it leads with a large picture and large type. */
  wide?: boolean;
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
}

/**
 * A post as a card (specification, section 2): picture, tag, title, excerpt, author. The whole card
 * leads to the post; the tag is a separate link.
 */
export function ArticleCard({
  article,
  excerpt = article.excerpt,
  wide = false,
  priority = false,
}: ArticleCardProps) {
  const { id, title, imageUrl, author, tags, publishedAt, readingMinutes } = article;
  const [tag] = tags;
  return (
    <Root data-wide={wide || undefined}>
      <div className="ArticleCard-picture">
        <Picture src={imageUrl} alt="" name={title} width={800} height={450} priority={priority} />
      </div>
      <div className="ArticleCard-body">
        <div className="ArticleCard-top">
          {tag ? (
            <AppLink className="ArticleCard-tag" to={blogHref({ tag: tag.id })}>
              {tag.name}
            </AppLink>
          ) : null}
          <span>{readingMinutes} min read</span>
        </div>
        <h3 className="ArticleCard-title">
          <AppLink to={pathTo('article', { id })}>{title}</AppLink>
        </h3>
        <p className="ArticleCard-excerpt">{excerpt}</p>
        <div className="ArticleCard-foot">
          <span>
            <span className="ArticleCard-author">{author.name}</span>
            {/* Only heard: it ends the name. */}
            <VisuallyHidden>, </VisuallyHidden>
            <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          </span>
          {/* The title is the link; this only looks like one. */}
          <span className="ArticleCard-more" aria-hidden>
            Read more..
          </span>
        </div>
      </div>
    </Root>
  );
}

/** Stands for a card until its post is there. */
export function ArticleCardSkeleton({ wide = false }: { wide?: boolean }) {
  return (
    <Root data-wide={wide || undefined} aria-hidden>
      <div className="ArticleCard-picture">
        <span className="Bone" style={{ height: '100%', borderRadius: 0 }} />
      </div>
      <div className="ArticleCard-body">
        <div className="ArticleCard-top">
          <span className="ArticleCard-tag Bone Bone-text" style={{ width: '24%' }} />
        </div>
        <div className="ArticleCard-title">
          <span className="Bone Bone-text" style={{ width: '88%' }} />
          <span className="Bone Bone-text" style={{ width: '52%' }} />
        </div>
        <div className="ArticleCard-excerpt">
          <span className="Bone Bone-text" />
          <span className="Bone Bone-text" />
          <span className="Bone Bone-text" style={{ width: '70%' }} />
        </div>
        <div className="ArticleCard-foot">
          <span style={{ width: '62%' }}>
            <span className="Bone Bone-text" style={{ width: '70%' }} />
            <span className="Bone Bone-text" />
          </span>
        </div>
      </div>
    </Root>
  );
}
