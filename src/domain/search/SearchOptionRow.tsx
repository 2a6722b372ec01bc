import Box from '@mui/material/Box';
import { memo } from 'react';
import { Price } from '../Price';
import { formatCount, pluralize } from '../../lib/text';
import { prefetchRoute } from '../../routing/prefetch';
import { tabularNumbers, weight } from '../../theme/tokens';
import { ArrowRightIcon } from '../../ui/icons';
import { TagIcon } from '../../ui/moreIcons';
import { Picture } from '../../ui/Picture';
import type { Category } from '../../api/resources/categories';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Matched } from './Matched';
import { wordPattern } from './wordPattern';
import { Option } from './searchPopupStyles';
import type { SearchOption } from './searchOptions';

export interface SearchOptionRowProps {
  id: string;
  option: SearchOption;
  /** The words to stress where they occur. */
  matched: string;
  isActive: boolean;
  onChoose: (option: SearchOption) => void;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** As many lines as a name needs. */
const wraps = { overflowWrap: 'anywhere', textWrap: 'balance' } as const;

/** The same on phones, one line on wide windows. */
const wrapsOnPhones = { '@media (min-width: 600px)': oneLine, ...wraps } as const;

/** What it was below what it is, on phones: the name has more room. */
const narrowPrice = {
  flexShrink: 0,
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  '@media (max-width: 599.95px)': { '&& > *': { flexDirection: 'column', alignItems: 'flex-end' } },
} as const;

type ProductOption = Extract<SearchOption, { kind: 'listing' | 'template' }>;

const kindOf = (option: ProductOption): string =>
  option.kind === 'template'
    ? 'Template'
    : option.listing.kind === 'course'
      ? 'Course'
      : 'Software';

/**
 * What kind of product it is, and who made it; of one whose name has none of the words, what else of it
 * has them, which explains the hit.
 */
function lineBelow(option: ProductOption, words: string): string {
  const isTemplate = option.kind === 'template';
  const { title } = isTemplate ? option.template : option.listing;
  const maker = isTemplate ? option.template.author.name : option.listing.vendor.name;
  const others = isTemplate
    ? [option.template.type.name]
    : [...option.listing.categories.map(({ name }) => name), option.listing.tagline];
  const pattern = wordPattern(words);
  const has = (text: string) => pattern?.test(text);
  const found = has(title) || has(maker) ? undefined : others.find(has);
  return found === undefined ? `${kindOf(option)} by ${maker}` : `${kindOf(option)} · ${found}`;
}

function ProductContent({ option, matched }: { option: ProductOption; matched: string }) {
  const product = option.kind === 'template' ? option.template : option.listing;
  return (
    <>
      <Picture
        src={product.imageUrl}
        alt=""
        name={product.title}
        width={640}
        height={400}
        sx={{ width: { xs: 52, sm: 64 }, flexShrink: 0, borderRadius: '6px' }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: weight.strong, ...wraps }}>
          <Matched text={product.title} words={matched} />
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', ...wrapsOnPhones }}>
          <Matched text={lineBelow(option, matched)} words={matched} />
        </Box>
      </Box>
      <Box sx={narrowPrice}>
        <Price
          price={product.price}
          oldPrice={product.oldPrice}
          planType={'planType' in product ? product.planType : undefined}
          size="small"
        />
      </Box>
    </>
  );
}

function CategoryContent({ category, matched }: { category: Category; matched: string }) {
  const { software, course } = category.listingCounts;
  return (
    <>
      <TagIcon fontSize="small" />
      <Box sx={{ flexGrow: 1, minWidth: 0, ...oneLine }}>
        <Matched text={category.name} words={matched} />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', flexShrink: 0 }}>
        Category with {pluralize(software + course, 'listing', 'listings')}
      </Box>
    </>
  );
}

function Content({ option, matched }: Pick<SearchOptionRowProps, 'option' | 'matched'>) {
  switch (option.kind) {
    case 'listing':
    case 'template':
      return <ProductContent option={option} matched={matched} />;
    case 'category':
      return <CategoryContent category={option.category} matched={matched} />;
    case 'browse':
      return (
        <>
          <ArrowRightIcon fontSize="small" />
          {option.label}
        </>
      );
    case 'search': {
      const { among, words, count } = option;
      const name = `Search all ${among} for “${words}”`;
      return (
        <>
          <VisuallyHidden>
            {count === undefined ? name : `${name}, ${pluralize(count, 'result', 'results')}`}
          </VisuallyHidden>
          <Box component="span" aria-hidden sx={{ textTransform: 'capitalize' }}>
            {among}
          </Box>
          {count === undefined ? null : (
            <Box
              component="span"
              aria-hidden
              sx={{ ...tabularNumbers, color: 'text.secondary', fontWeight: weight.regular }}
            >
              {formatCount(count)}
            </Box>
          )}
        </>
      );
    }
    case 'recent':
      return option.words;
  }
}

/** One suggestion. Options are no links: the focus stays in the text, and Enter takes the active one. */
export const SearchOptionRow = memo(function SearchOptionRow({
  id,
  option,
  matched,
  isActive,
  onChoose,
}: SearchOptionRowProps) {
  return (
    <Option
      role="option"
      id={id}
      aria-selected={isActive}
      onClick={() => onChoose(option)}
      onPointerEnter={() => prefetchRoute(option.to)}
    >
      <Content option={option} matched={matched} />
    </Option>
  );
});
