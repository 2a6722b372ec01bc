import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGlossaryLists, useTerm, type Term } from '../../api/resources/glossary';
import { DocumentBones } from '../../domain/DocumentBones';
import { DocumentBlocks } from '../../domain/DocumentBlocks';
import { MentionedListing } from '../../domain/MentionedListing';
import { RecordNotFound } from '../../domain/RecordNotFound';
import { AppLink } from '../../routing/AppLink';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { pathTo } from '../../routing/paths';
import type { IgnoredParameter } from '../../list/UrlReader';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { meaningText } from './meaningText';
import { glossaryPath, termPath } from './glossaryUrl';
import { ListColumns } from './ListColumns';
import { TermNeighbors } from './TermNeighbors';
import { WholeWords } from './WholeWords';
import { belowWay } from '../../theme/pageSteps';
import { weight } from '../../theme/tokens';

export interface TermViewProps {
  termId: string;
  ignored: readonly IgnoredParameter[];
}

/** The definition of a term, with an example, terms near it and the others of its list. */
export function TermView({ termId, ignored }: TermViewProps) {
  const term = useTerm(termId);
  return (
    <>
      <IgnoredNotice ignored={ignored} />
      <QueryView query={term} skeleton={<TermSkeleton />} notFound={<TermNotFound />} isWholePage>
        {(data) => (
          <>
            <Breadcrumbs
              items={[
                { label: 'Home', to: pathTo('home') },
                { label: 'Glossary', to: glossaryPath() },
                { label: data.list.name, to: glossaryPath({ list: data.list.id }) },
                { label: data.title },
              ]}
            />
            <Box sx={columns}>
              <Definition term={data} />
              <TermNeighbors term={data} />
            </Box>
          </>
        )}
      </QueryView>
    </>
  );
}

function Definition({ term }: { term: Term }) {
  return (
    <Box component="article" sx={article}>
      <Typography variant="title" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {term.title}
      </Typography>
      <Typography component="p" sx={meaning}>
        {term.summary}
      </Typography>
      <DocumentBlocks blocks={term.blocks} />
      {term.example === null ? null : (
        <Box component="section" aria-labelledby="example" sx={part}>
          <Typography variant="h4" component="h2" id="example">
            Example
          </Typography>
          <Typography component="p" sx={example}>
            <WholeWords text={term.example} />
          </Typography>
        </Box>
      )}
      {term.listing ? (
        <Box component="section" aria-labelledby="in-the-shop" sx={part}>
          <Typography variant="h4" component="h2" id="in-the-shop">
            In the shop
          </Typography>
          <MentionedListing listing={term.listing} />
        </Box>
      ) : null}
      {term.seeAlso.length === 0 ? null : (
        <Box component="section" aria-labelledby="related-terms" sx={part}>
          <Typography variant="h4" component="h2" id="related-terms">
            Related terms
          </Typography>
          <Box component="ul" sx={related}>
            {term.seeAlso.map((near) => (
              <li key={near.id}>
                <Link component={AppLink} to={termPath(near)} underline="always">
                  {near.title}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function TermNotFound() {
  const lists = useGlossaryLists();
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: 'Glossary', to: glossaryPath() },
          { label: 'Term' },
        ]}
      />
      <Box sx={{ mt: { xs: 2, sm: belowWay.sm } }}>
        <RecordNotFound
          pageTitle="Term not found"
          title="Term not found"
          description="This term isn’t in our glossary. The link may be misspelled, or we may call it something else."
          next={{ to: glossaryPath(), label: 'Search the glossary' }}
        >
          <Box sx={{ mt: { xs: 4, md: 6 } }}>
            <ListColumns lists={lists} />
          </Box>
        </RecordNotFound>
      </Box>
    </>
  );
}

function TermSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 720 }}>
      <Skeleton width={260} />
      <Box sx={columns}>
        <div>
          <Skeleton width="60%" sx={{ typography: 'h1' }} />
          <Skeleton width="80%" sx={{ mt: 2, mb: 4, typography: 'quote' }} />
          <DocumentBones widths={[100, 96, 98, 60, 97, 94, 99, 45]} />
          <Skeleton variant="rounded" height={110} sx={{ mt: 4, maxWidth: 744 }} />
        </div>
        <Skeleton variant="rounded" height={520} />
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 8 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 288px',
    xl: 'minmax(0, 1fr) 400px',
  },
  mt: belowWay,
} as const;

/** As wide as its text is at most: 68 of its characters, which are larger where there is room. */
const article = {
  minWidth: 0,
  maxWidth: { xs: 744, xl: 900 },
} as const;

const meaning = {
  ...meaningText,
  mt: belowWay,
  mb: { xs: 2.5, md: 4 },
  maxWidth: '40ch',
  // What one came for.
  color: 'text.primary',
} as const;

/** What belongs to a term beside its definition: its name at the left where there is room. */
const part = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 1,
  maxWidth: { xs: 744, xl: 900 },
  mt: { xs: 3, sm: 3.5 },
  pt: { xs: 2, sm: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;

const example = { typography: 'lead', textWrap: 'pretty' } as const;

const related = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.75,
  listStyle: 'none',
  m: 0,
  p: 0,
  fontWeight: weight.strong,
} as const;
