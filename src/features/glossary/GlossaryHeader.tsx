import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { GlossaryList } from '../../api/resources/glossary';
import { IgnoredNotice } from '../../routing/IgnoredNotice';
import { pathTo } from '../../routing/paths';
import type { IgnoredParameter } from '../../routing/UrlReader';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { SearchField } from '../../ui/SearchField';
import { glossaryPath, type GlossaryAddress } from './glossaryAddress';

export interface GlossaryHeaderProps {
  address: GlossaryAddress;
  /** The list that is shown; undefined for all, and until it is known. */
  list: GlossaryList | undefined;
  /** True where the address names a list that does not exist. */
  isUnknown: boolean;
  ignored: readonly IgnoredParameter[];
}

/** The head of the glossary or of one of its lists, with the search in it. */
export function GlossaryHeader({ address, list, isUnknown, ignored }: GlossaryHeaderProps) {
  const navigate = useNavigate();
  const isWaiting = address.list !== undefined && !list && !isUnknown;
  const heading = isWaiting ? <Skeleton width="5ch" /> : (list?.title ?? 'Glossary');
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          ...(address.list === undefined || isUnknown
            ? [{ label: 'Glossary' }]
            : [{ label: 'Glossary', to: glossaryPath() }, { label: list?.title ?? 'List' }]),
        ]}
      />
      <Box sx={frame}>
        <Box>
          <Typography variant="h1">{heading}</Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', mt: 1, maxWidth: '56ch' }}
          >
            {isWaiting ? (
              <Skeleton width="32ch" sx={{ maxWidth: '100%' }} />
            ) : (
              (list?.description ??
              'The words that vendors use, explained as one would to a friend who is about to buy.')
            )}
          </Typography>
        </Box>
        {isUnknown ? null : (
          <Box sx={{ width: '100%', maxWidth: { md: 440 } }}>
            <SearchField
              key={address.list ?? ''}
              q={address.q}
              label={list ? `Search ${list.title} terms` : 'Search all terms'}
              placeholder="Search terms"
              onChange={(q) =>
                void navigate(glossaryPath({ list: address.list, q }), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
          </Box>
        )}
      </Box>
      <IgnoredNotice ignored={ignored} />
    </>
  );
}

const frame = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'flex-end' },
  justifyContent: 'space-between',
  gap: { xs: 2.5, md: 6 },
  mt: { xs: 2, md: 3 },
  mb: { xs: 3, md: 5 },
} as const;
