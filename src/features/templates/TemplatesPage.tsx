import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef } from 'react';
import { useTemplates } from '../../api/resources/templates';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import { useListTitle } from '../../list/useListTitle';
import { pathTo } from '../../routing/paths';
import { useListState } from '../../list/useListState';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { labelIn } from '../../list/facetLabels';
import { facetsOf } from '../../list/facets';
import { nameOfId } from '../../list/fields';
import type { NameOf } from '../../list/listState';
import { FilterSide } from '../../list/FilterSide';
import { ListHead } from '../../list/ListHead';
import { SearchField } from '../../ui/SearchField';
import { OwnedTemplates, useOwnedTemplates } from './ownedTemplates';
import { TemplateFilters } from './TemplateFilters';
import { ALL_TEMPLATES, isList, templateList, type Section } from './templateList';
import { TemplateResults } from './TemplateResults';
import { TemplateSections } from './TemplateSections';
import { ListedTypes, TypeLinks } from './TypeLinks';
import { useFocusWhenLost } from './useFocusWhenLost';
import { pagePadding } from '../../theme/pageSteps';

/** What each section lists, in words of its own above its list. */
const HEADINGS: Record<Section, string> = {
  [ALL_TEMPLATES]: 'All templates',
  'monthly-bestsellers': 'Bestselling templates of the month',
  'award-winning': 'Award-winning templates',
  newest: 'Newest templates',
  discount: 'Discounted templates',
  'featured-author': 'Templates by the featured author',
  trending: 'Trending templates',
  bestsellers: 'Bestselling templates',
};

/** The name of a section, as the way to it says. */
function nameOfSection(section: Section, nameOf: NameOf): string {
  return section === ALL_TEMPLATES ? HEADINGS.all : (nameOf(section) ?? nameOfId(section));
}

/**
 * The templates in seven sections or, as soon as the URL asks for anything, as a list to search,
 * filter, sort and page through (specification, section 2).
 */
export function TemplatesPage() {
  const list = useListState(templateList);
  const { query, ignored, change } = list;
  const listed = isList(query);
  const templates = useTemplates(listed ? templateList.toParams(query) : null);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const section = query.section ?? ALL_TEMPLATES;
  const name = nameOfSection(section, labelIn(templates.data?.facets.section));
  const heading = listed ? HEADINGS[section] : 'Templates';
  useListTitle(heading, query);
  useFocusWhenLost(listed ? `list ${query.section}` : 'sections');
  const home = { label: 'Home', to: pathTo('home') };
  const owned = useOwnedTemplates();

  return (
    <Box sx={pagePadding}>
      <Container>
        <Breadcrumbs
          items={
            listed
              ? [home, { label: 'Templates', to: pathTo('templates') }, { label: name }]
              : [home, { label: heading }]
          }
        />
        <ListHead
          title={heading}
          lead={
            listed
              ? 'Filter by type and author, and try each one in a live demo.'
              : 'Pages, shops, apps and emails to start from.'
          }
          isTight
        >
          <SearchField q={query.q} label="Search templates" onChange={(q) => change({ q })} />
        </ListHead>
        {listed ? <ListedTypes query={query} facets={facetsOf(templates)} /> : null}
        {listed ? (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
              columnGap: { md: 5, lg: 6 },
              alignItems: 'start',
              mt: { xs: 1, md: 3 },
            }}
          >
            <FilterSide onSkip={() => resultsHeading.current?.focus()}>
              <TemplateFilters query={query} facets={facetsOf(templates)} onChange={change} />
            </FilterSide>
            <OwnedTemplates value={owned}>
              <TemplateResults list={list} templates={templates} headingRef={resultsHeading} />
            </OwnedTemplates>
          </Box>
        ) : (
          <Box sx={{ mb: { xs: 1.5, sm: 1.5, md: 3.5 } }}>
            <IgnoredNotice ignored={ignored} />
            <TypeLinks />
          </Box>
        )}
      </Container>
      {listed ? null : (
        <OwnedTemplates value={owned}>
          <TemplateSections />
        </OwnedTemplates>
      )}
    </Box>
  );
}
