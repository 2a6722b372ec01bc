import Skeleton from '@mui/material/Skeleton';
import { useNavigate } from 'react-router-dom';
import type { Glossary } from '../../api/resources/glossary';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { typesOn } from '../../list/useListState';
import { pathTo } from '../../routing/paths';
import type { IgnoredParameter } from '../../list/UrlReader';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ListHead } from '../../list/ListHead';
import { SearchField } from '../../ui/SearchField';
import { glossaryPath, type GlossaryUrl } from './glossaryUrl';

export interface GlossaryHeaderProps {
  url: GlossaryUrl;
  /** The list that is shown; undefined for all, and while it is not known. */
  list: Glossary | undefined;
  /** True while the list is on its way. */
  isWaiting: boolean;
  /** True where the URL names a list that does not exist. */
  isUnknown: boolean;
  ignored: readonly IgnoredParameter[];
}

/** The head of the glossary or of one of its lists, with the search in it. */
export function GlossaryHeader({ url, list, isWaiting, isUnknown, ignored }: GlossaryHeaderProps) {
  const navigate = useNavigate();
  const heading = isWaiting ? <Skeleton width="5ch" /> : (list?.title ?? 'Glossary');
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          ...(url.list === undefined || isUnknown
            ? [{ label: 'Glossary' }]
            : [{ label: 'Glossary', to: glossaryPath() }, { label: list?.title ?? 'List' }]),
        ]}
      />
      <ListHead
        title={heading}
        lead={
          isWaiting ? (
            <Skeleton width="32ch" sx={{ maxWidth: '100%' }} />
          ) : (
            (list?.description ??
            'The words that vendors use, explained as you would to a friend who is about to buy.')
          )
        }
      >
        {isUnknown ? null : (
          <SearchField
            key={url.list ?? ''}
            q={url.q}
            label={list ? `Search ${list.title} terms` : 'Search all terms'}
            placeholder="Search terms"
            onChange={(q) =>
              void navigate(glossaryPath({ list: url.list, q }), {
                replace: typesOn(url.q, q),
                preventScrollReset: true,
              })
            }
          />
        )}
      </ListHead>
      <IgnoredNotice ignored={ignored} />
    </>
  );
}
