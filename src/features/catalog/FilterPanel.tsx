import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { memo, useId, useState } from 'react';
import type { ListingFacets, ListingKind } from '../../api/resources/listings';
import { ChevronDownIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ChangeQuery } from '../../list/useListState';
import type { CatalogQuery } from './catalogList';
import { ManyChoices, OneChoice } from './ChoiceGroup';
import { appliedIn, FILTER_GROUPS, type FilterGroup } from './filterGroups';
import { PriceRangeFilter } from './PriceRangeFilter';

export interface FilterPanelProps {
  kind: ListingKind;
  query: CatalogQuery;
  /** Undefined on their way, null if they could not be loaded. */
  facets: ListingFacets | null | undefined;
  onChange: ChangeQuery<CatalogQuery>;
}

interface GroupProps extends FilterPanelProps {
  group: FilterGroup;
}

function Choices({ group, query, facets, onChange }: GroupProps) {
  if (group.type === 'price') {
    return (
      <PriceRangeFilter
        {...query.price}
        span={facets?.price}
        onChange={(price) => onChange({ price })}
      />
    );
  }
  return group.type === 'many' ? (
    <ManyChoices group={group} query={query} facets={facets} onChange={onChange} />
  ) : (
    <OneChoice group={group} query={query} facets={facets} onChange={onChange} />
  );
}

function AppliedCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        display: 'inline-grid',
        placeContent: 'center',
        minWidth: 20,
        height: 20,
        px: 0.5,
        borderRadius: '10px',
        bgcolor: 'tint.primary',
        color: 'primary.main',
        typography: 'badge',
      }}
    >
      {count}
      <VisuallyHidden> applied</VisuallyHidden>
    </Box>
  );
}

function Group(props: GroupProps) {
  const { group, kind, query } = props;
  const id = useId();
  const applied = appliedIn(group, kind, query);
  const [isOpen, setIsOpen] = useState(!group.startsCollapsed || applied > 0);
  const [wasApplied, setWasApplied] = useState(applied > 0);

  // A filter that gets applied from outside (the back button) comes into sight; one that is taken
  // off leaves the group open under the pointer.
  if (wasApplied !== applied > 0) {
    setWasApplied(applied > 0);
    if (applied > 0) setIsOpen(true);
  }

  return (
    <Accordion expanded={isOpen} onChange={(_event, open) => setIsOpen(open)}>
      <AccordionSummary
        id={`${id}-head`}
        aria-controls={`${id}-body`}
        expandIcon={<ChevronDownIcon fontSize="small" />}
      >
        {group.label}
        <AppliedCount count={applied} />
      </AccordionSummary>
      <AccordionDetails>
        <Box role={group.type === 'one' ? 'radiogroup' : 'group'} aria-labelledby={`${id}-head`}>
          <Choices {...props} />
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

/** Every filter of a kind (specification, section 9), for the side of the page and the drawer. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  return FILTER_GROUPS[props.kind].map((group) => (
    <Group key={group.name} group={group} {...props} />
  ));
});
