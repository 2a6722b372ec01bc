import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import type { FacetValue, ListingFacets } from '../../api/resources/listings';
import { FacetsMissing } from '../../list/FacetsMissing';
import { labelIn } from '../../list/facetLabels';
import { ChoiceRow } from '../../ui/ChoiceRow';
import type { Choice } from '../../list/fields';
import type { ChangeQuery } from '../../list/useListState';
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

const countOf = (facet: FacetValue[] | undefined, value: string | number) =>
  facet && (facet.find((one) => one.value === String(value))?.count ?? 0);

/** A filter that takes any number of choices. */
export function ManyChoices({ group, query, facets, onChange }: ChoiceGroupProps<ManyGroup>) {
  const [showsAll, setShowsAll] = useState(false);
  const name = useId();
  const facet = facets?.[group.facet];
  const choices: readonly Choice[] | undefined = group.choices ?? facet;
  const applied: readonly (string | number)[] = query[group.name];

  if (!choices && facets === null) return <FacetsMissing />;
  if (!choices) {
    return Array.from({ length: FIRST_CHOICES + 1 }, (_, index) => (
      <Skeleton
        key={index}
        height={index < FIRST_CHOICES ? 32 : 36}
        width={`${85 - ((index * 17) % 35)}%`}
      />
    ));
  }

  // What is applied stays in sight, wherever in the list it stands.
  const shown = choices.filter(
    ({ value }, index) => showsAll || index < FIRST_CHOICES || applied.includes(value),
  );
  const change = (value: string | number, checked: boolean) =>
    onChange({
      [group.name]: checked ? [...applied, value] : applied.filter((other) => other !== value),
    });

  return (
    <>
      {shown.map(({ value, label }) => (
        <ChoiceRow
          key={value}
          type="checkbox"
          name={name}
          label={labelIn(facet)(String(value)) ?? label}
          checked={applied.includes(value)}
          count={countOf(facet, value)}
          onChange={(checked) => change(value, checked)}
        />
      ))}
      {choices.length > FIRST_CHOICES ? (
        <Button
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ ml: -1, mt: 0.5, px: 1 }}
        >
          {showsAll ? 'Show fewer' : `Show all ${choices.length}`}
        </Button>
      ) : null}
    </>
  );
}

/** A filter that takes one choice, or none by its first. */
export function OneChoice({ group, query, facets, onChange }: ChoiceGroupProps<OneGroup>) {
  const name = useId();
  const facet = facets?.[group.facet];
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
      {group.choices.map(({ value, label }) => (
        <ChoiceRow
          key={value}
          type="radio"
          name={name}
          label={labelIn(facet)(String(value)) ?? label}
          checked={applied === value}
          count={countOf(facet, value)}
          onChange={() => onChange({ [group.name]: value })}
        />
      ))}
    </>
  );
}
