import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import type { TemplateFacets } from '../../api/resources/templates';
import type { ChangeQuery } from '../../list/useListState';
import { FacetChoices } from '../../list/FacetChoices';
import { ChoiceRow } from '../../ui/ChoiceRow';
import { ALL_TEMPLATES, SECTIONS, TYPES, type TemplateQuery } from './templateList';

export interface TemplateFiltersProps {
  query: TemplateQuery;
  /** Undefined on their way, null if they could not be loaded. */
  facets: TemplateFacets | null | undefined;
  onChange: ChangeQuery<TemplateQuery>;
}

/** How many authors the skeleton stands for. */
const AUTHORS = 10;

const toggled = (list: readonly string[], value: string, on: boolean): string[] =>
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
      <Box id={id} sx={{ typography: 'subtitle2', mb: 0.75 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

/** Section, type and author, for the side of the page and the drawer. */
export function TemplateFilters({ query, facets, onChange }: TemplateFiltersProps) {
  const name = useId();
  const section = query.section ?? ALL_TEMPLATES;

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
          onChange={() => onChange({ section: ALL_TEMPLATES })}
        />
        <FacetChoices facet={facets && facets.section} known={SECTIONS}>
          {(choices) =>
            choices.map(({ value, label, count }) => (
              <ChoiceRow
                key={value}
                type="radio"
                name={`${name}-section`}
                label={label}
                checked={section === value}
                count={count}
                onChange={() => onChange({ section: SECTIONS.find((one) => one === value) })}
              />
            ))
          }
        </FacetChoices>
      </Group>
      <Group label="Type" type="group">
        <FacetChoices facet={facets && facets.type} known={TYPES}>
          {(choices) =>
            choices.map(({ value, label, count }) => (
              <ChoiceRow
                key={value}
                type="checkbox"
                name={`${name}-type`}
                label={label}
                checked={query.type.some((one) => one === value)}
                count={count}
                onChange={(on) =>
                  onChange({
                    type: TYPES.filter((one) => (one === value ? on : query.type.includes(one))),
                  })
                }
              />
            ))
          }
        </FacetChoices>
      </Group>
      <Group label="Author" type="group">
        <FacetChoices facet={facets && facets.author} rows={AUTHORS}>
          {(choices) =>
            choices.map(({ value, label, count }) => (
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
          }
        </FacetChoices>
      </Group>
    </>
  );
}
