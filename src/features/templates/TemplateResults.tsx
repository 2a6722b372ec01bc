import type { RefObject } from 'react';
import type { useTemplates } from '../../api/resources/templates';
import { MatchesElsewhere } from '../../domain/MatchesElsewhere';
import { CardGrid } from '../../list/CardGrid';
import { filterCount } from '../../list/filterCount';
import { labelIn } from '../../list/facetLabels';
import { FilterDrawerButton } from '../../list/FilterDrawerButton';
import { facetsOf } from '../../list/facets';
import { ResultSection } from '../../list/ResultSection';
import { SortSelect } from '../../list/SortSelect';
import type { OpenList } from '../../list/useListState';
import { CardRhythm } from './CardRhythm';
import { TemplateCard, TemplateCardSkeleton } from './TemplateCard';
import { TemplateFilters } from './TemplateFilters';
import { SORTS, templateList, type TemplateQuery } from './templateList';

export interface TemplateResultsProps {
  list: OpenList<TemplateQuery>;
  templates: ReturnType<typeof useTemplates>;
  /** The heading, which takes the focus when a control that had it goes away. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What the search field and the types, in a row or among the filters, show as applied. */
const SAID_BESIDE = ['q', 'type'];

/** What the query found, with what is applied and, on phones, the way to the filters. */
export function TemplateResults({ list, templates, headingRef }: TemplateResultsProps) {
  const { query, change, clear } = list;
  const { data, error, isLoading } = templates;
  const isSettled = data !== undefined && !isLoading && !error;
  const applied = templateList.applied(query, {
    section: labelIn(data?.facets.section),
    type: labelIn(data?.facets.type),
    author: labelIn(data?.facets.author),
  });

  return (
    <CardRhythm>
      <ResultSection
        list={list}
        result={templates}
        applied={applied}
        saidBeside={SAID_BESIDE}
        nouns={['template', 'templates']}
        headingRef={headingRef}
        isShort
        controls={
          <>
            <FilterDrawerButton
              appliedCount={filterCount(applied)}
              totalItems={isSettled ? data.page.totalItems : undefined}
              onClear={clear}
            >
              <TemplateFilters query={query} facets={facetsOf(templates)} onChange={change} />
            </FilterDrawerButton>
            <SortSelect sort={query.sort} sorts={SORTS} onChange={(sort) => change({ sort })} />
          </>
        }
        elsewhere={<MatchesElsewhere q={query.q} besides="template" />}
        skeleton={<CardGrid skeleton={<TemplateCardSkeleton />} />}
      >
        {(items, state) => (
          <CardGrid items={items} {...state}>
            {(template, priority) => <TemplateCard template={template} priority={priority} />}
          </CardGrid>
        )}
      </ResultSection>
    </CardRhythm>
  );
}
