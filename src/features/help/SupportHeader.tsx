import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { HelpGroup } from '../../api/resources/help';
import { typesOn } from '../../list/useListState';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { SearchField } from '../../ui/SearchField';
import { supportPath, type SupportUrl } from './helpUrl';
import { belowWay, pageLead } from '../../theme/pageSteps';

export interface SupportHeaderProps {
  url: SupportUrl;
  /** Undefined until they are known. */
  groups: readonly HelpGroup[] | undefined;
}

/** The head of the help pages, with the search in it. */
export function SupportHeader({ url, groups }: SupportHeaderProps) {
  const navigate = useNavigate();
  const { group, q } = url;
  const name = groups?.find(({ id }) => id === group)?.name;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          ...(group === undefined
            ? [{ label: 'Support' }]
            : [{ label: 'Support', to: supportPath() }, { label: name ?? 'Questions' }]),
        ]}
      />
      <Box sx={frame}>
        <div>
          <Typography variant="title">How can we help?</Typography>
          <Typography component="p" sx={pageLead}>
            Answers about buying, accounts, selling and everything between, from one search.
          </Typography>
        </div>
        <div>
          <SearchField
            q={q}
            label="Search the help pages"
            placeholder="Search, for example “refund”"
            onChange={(words) =>
              // A search looks everywhere, whatever group was shown before.
              void navigate(supportPath({ q: words }), {
                replace: typesOn(q, words),
                preventScrollReset: true,
              })
            }
          />
        </div>
      </Box>
    </>
  );
}

/** The search is beside the words, with its foot on their last line, as on other lists. */
const frame = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 440px)' },
  alignItems: 'end',
  columnGap: 6,
  rowGap: 1.5,
  mt: belowWay,
  mb: { xs: 2, sm: 3, md: 4 },
} as const;
