import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListingFacets } from '../../api/resources/listings';
import { FacetChoices } from '../../list/FacetChoices';
import type { ChangeQuery } from '../../list/useListState';
import { ChoiceRow } from '../../ui/ChoiceRow';
import type { CatalogQuery } from './catalogList';
import type { ManyGroup, OneGroup } from './filterGroups';

/** How many choices of a long filter show before "Show all". */
const FIRST_CHOICES = 7;

interface ChoiceGroupProps<Group> {
  group: Group;
  query: CatalogQuery;
  facets: ListingFacets | null | undefined;
  onChange: ChangeQuery<CatalogQuery>;
}

/** A filter that takes any number of choices. */
export function ManyChoices({ group, query, facets, onChange }: ChoiceGroupProps<ManyGroup>) {
  const [showsAll, setShowsAll] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const name = useId();
  const applied = query[group.name].map(String);
  const change = (value: string, checked: boolean) =>
    onChange({
      [group.name]: checked ? [...applied, value] : applied.filter((other) => other !== value),
    });

  return (
    // A list of any length is taken for a long one: its first choices and "Show all".
    <FacetChoices
      facet={facets && facets[group.facet]}
      known={group.choices}
      rows={group.choices?.length ?? FIRST_CHOICES + 1}
    >
      {(facet) => (
        <div ref={choices}>
          {facet
            // What is applied stays in sight, wherever in the list it stands.
            .filter(
              ({ value }, index) => showsAll || index < FIRST_CHOICES || applied.includes(value),
            )
            .map(({ value, label, count }) => (
              <ChoiceRow
                key={value}
                type="checkbox"
                name={name}
                label={label}
                checked={applied.includes(value)}
                count={count}
                onChange={(checked) => change(value, checked)}
              />
            ))}
          {facet.length > FIRST_CHOICES ? (
            <Button
              size="small"
              aria-expanded={showsAll}
              onClick={() => {
                flushSync(() => setShowsAll(!showsAll));
                // The button goes down, often out of sight; the next stop is the first that is new.
                if (!showsAll) choices.current!.querySelectorAll('input')[FIRST_CHOICES]?.focus();
              }}
              sx={{ ml: -1, mt: 0.5, px: 1 }}
            >
              {showsAll ? 'Show fewer' : `Show all ${facet.length}`}
            </Button>
          ) : null}
        </div>
      )}
    </FacetChoices>
  );
}

/** A filter that takes one choice, or none by its first. */
export function OneChoice({ group, query, facets, onChange }: ChoiceGroupProps<OneGroup>) {
  const name = useId();
  const facet = facets && facets[group.facet];
  const applied = query[group.name];
  const total = group.isPartition ? facet?.reduce((sum, { count }) => sum + count, 0) : undefined;
  return (
    <>
      <ChoiceRow
        type="radio"
        name={name}
        label={group.allLabel}
        setsNothing
        checked={applied === null}
        count={total}
        onChange={() => onChange({ [group.name]: null })}
      />
      <FacetChoices facet={facet} known={group.choices}>
        {(choices) =>
          choices.map(({ value, label, count }) => (
            <ChoiceRow
              key={value}
              type="radio"
              name={name}
              label={label}
              checked={String(applied) === value}
              count={count}
              onChange={() =>
                onChange({ [group.name]: group.choices.find((one) => String(one) === value) })
              }
            />
          ))
        }
      </FacetChoices>
    </>
  );
}
