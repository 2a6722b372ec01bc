import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { HelpGroup } from '../../api/resources/help';
import { typesOn } from '../../list/useListState';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { SearchField } from '../../ui/SearchField';
import { supportPath, type SupportUrl } from './helpUrl';

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
        <Typography variant="h1">How can we help?</Typography>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
          Answers about buying, accounts, selling and everything between, from one search.
        </Typography>
        <Box sx={{ maxWidth: 640, mt: 3 }}>
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
        </Box>
      </Box>
    </>
  );
}

const frame = { mt: { xs: 2, md: 3 }, mb: { xs: 4, md: 6 } } as const;
