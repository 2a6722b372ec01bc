import type { RefObject } from 'react';
import type { useTemplates } from '../../api/resources/templates';
import { CardGrid } from '../../list/CardGrid';
import { NoResults } from '../../list/NoResults';
import { ResultSection } from '../../list/ResultSection';
import type { IgnoredParameter } from '../../list/UrlReader';
import type { ChangeUrlQuery } from '../../list/useUrlQuery';
import { AppliedFilterChips } from '../../list/AppliedFilterChips';
import { FilterDrawerButton } from '../../list/FilterDrawerButton';
import { SortSelect } from '../../list/SortSelect';
import { appliedFilters } from './appliedFilters';
import { TemplateCard, TemplateCardSkeleton } from './TemplateCard';
import { TemplateFilters } from './TemplateFilters';
import { ALL_TEMPLATES, OVERVIEW, SORTS, templatesHref, type TemplateQuery } from './templateQuery';

const NOUNS = ['template', 'templates'] as const;

export interface TemplateResultsProps {
  query: TemplateQuery;
  /** What of the address is not in the query. */
  ignored: readonly IgnoredParameter[];
  templates: ReturnType<typeof useTemplates>;
  /** The heading, which takes the focus when a control that had it goes away. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onChange: ChangeUrlQuery<TemplateQuery>;
}

/** What the query found, with what is applied and, on phones, the way to the filters. */
export function TemplateResults(props: TemplateResultsProps) {
  const { query, ignored, templates, headingRef, onChange } = props;
  const { data, error, isLoading } = templates;
  const isSettled = data !== undefined && !isLoading && !error;
  const applied = appliedFilters(query, data?.facets);
  const clear = () => onChange({ ...OVERVIEW, section: ALL_TEMPLATES, sort: query.sort });
  const focusHeading = () => headingRef.current?.focus();

  return (
    <ResultSection
      result={templates}
      nouns={NOUNS}
      page={query.page}
      hrefFor={(page) => templatesHref({ ...query, page })}
      resultKey={templatesHref({ ...query, page: 1 })}
      headingRef={headingRef}
      ignored={ignored}
      controls={
        <>
          <FilterDrawerButton
            appliedCount={applied.length}
            totalItems={isSettled ? data.page.totalItems : undefined}
            onClear={clear}
          >
            <TemplateFilters query={query} facets={data?.facets} onChange={onChange} />
          </FilterDrawerButton>
          <SortSelect sort={query.sort} sorts={SORTS} onChange={(sort) => onChange({ sort })} />
        </>
      }
      chips={
        <AppliedFilterChips
          filters={applied}
          onChange={onChange}
          onClear={clear}
          onEmptied={focusHeading}
        />
      }
      skeleton={<CardGrid skeleton={<TemplateCardSkeleton />} />}
      noResults={
        <NoResults
          nouns={NOUNS}
          applied={applied}
          onChange={onChange}
          onClear={clear}
          onLeave={focusHeading}
        />
      }
    >
      {(items, state) => (
        <CardGrid items={items} {...state}>
          {(template, priority) => <TemplateCard template={template} priority={priority} />}
        </CardGrid>
      )}
    </ResultSection>
  );
}
