import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useId, type ReactNode } from 'react';
import type { TemplateFacets, TemplateSectionId } from '../../api/resources/templates';
import type { ChangeQuery } from '../../list/useListState';
import { FacetsMissing } from '../../list/FacetsMissing';
import { labelIn } from '../../list/facetLabels';
import { ChoiceRow } from '../../ui/ChoiceRow';
import { SECTION_LABELS, TYPE_LABELS } from './templateLabels';
import { ALL_TEMPLATES, type TemplateQuery } from './templateList';

export interface TemplateFiltersProps {
  query: TemplateQuery;
  /** Undefined on their way, null if they could not be had: the fixed choices have no counts then. */
  facets: TemplateFacets | null | undefined;
  onChange: ChangeQuery<TemplateQuery>;
}

/** How many authors the skeleton stands for. */
const AUTHORS = 10;

const entriesOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.entries(labels) as [Key, string][];

const toggled = <Value,>(list: readonly Value[], value: Value, on: boolean): Value[] =>
  on ? [...list, value] : list.filter((other) => other !== value);

interface GroupProps {
  label: string;
  type: 'group' | 'radiogroup';
  children: ReactNode;
}

function Group({ label, type, children }: GroupProps) {
  const id = useId();
  return (
    <Box
      role={type}
      aria-labelledby={id}
      sx={{ py: 1.75, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { border: 0 } }}
    >
      <Box id={id} sx={{ fontSize: '0.9375rem', fontWeight: 600, mb: 0.75 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

/** Section, type and author, for the side of the page and the drawer. */
export function TemplateFilters({ query, facets, onChange }: TemplateFiltersProps) {
  const name = useId();
  const countOf = (facet: keyof TemplateFacets, value: string) =>
    facets ? (facets[facet].find((one) => one.value === value)?.count ?? 0) : undefined;
  const section = query.section ?? ALL_TEMPLATES;
  const choose = (next: TemplateSectionId | typeof ALL_TEMPLATES) => onChange({ section: next });

  return (
    <>
      <Group label="Section" type="radiogroup">
        <ChoiceRow
          type="radio"
          name={`${name}-section`}
          label="All templates"
          checked={section === ALL_TEMPLATES}
          count={undefined}
          setsNothing
          onChange={() => choose(ALL_TEMPLATES)}
        />
        {entriesOf(SECTION_LABELS).map(([value, label]) => (
          <ChoiceRow
            key={value}
            type="radio"
            name={`${name}-section`}
            label={labelIn(facets?.section)(value) ?? label}
            checked={section === value}
            count={countOf('section', value)}
            onChange={() => choose(value)}
          />
        ))}
      </Group>
      <Group label="Type" type="group">
        {entriesOf(TYPE_LABELS).map(([value, label]) => (
          <ChoiceRow
            key={value}
            type="checkbox"
            name={`${name}-type`}
            label={labelIn(facets?.type)(value) ?? label}
            checked={query.type.includes(value)}
            count={countOf('type', value)}
            onChange={(on) => onChange({ type: toggled(query.type, value, on) })}
          />
        ))}
      </Group>
      <Group label="Author" type="group">
        {facets === null ? (
          <FacetsMissing />
        ) : facets ? (
          facets.author.map(({ value, label, count }) => (
            <ChoiceRow
              key={value}
              type="checkbox"
              name={`${name}-author`}
              label={label}
              checked={query.author.includes(value)}
              count={count}
              onChange={(on) => onChange({ author: toggled(query.author, value, on) })}
            />
          ))
        ) : (
          Array.from({ length: AUTHORS }, (_, index) => (
            <Skeleton key={index} height={32} width={`${85 - ((index * 17) % 35)}%`} />
          ))
        )}
      </Group>
    </>
  );
}
