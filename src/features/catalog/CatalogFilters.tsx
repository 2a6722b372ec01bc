import {
  FilterDrawerButton as DrawerButton,
  type FilterDrawerButtonProps as DrawerButtonProps,
} from '../../list/FilterDrawerButton';
import { FilterSide as Side, type FilterSideProps as SideProps } from '../../list/FilterSide';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';

export type FilterSideProps = FilterPanelProps & Omit<SideProps, 'children'>;

/** The catalog's filters at the side of the page, from tablets up. */
export function FilterSide({ onSkip, ...panel }: FilterSideProps) {
  return (
    <Side onSkip={onSkip}>
      <FilterPanel {...panel} />
    </Side>
  );
}

export type FilterDrawerButtonProps = FilterPanelProps & Omit<DrawerButtonProps, 'children'>;

/** The way to the catalog's filters on phones. */
export function FilterDrawerButton(props: FilterDrawerButtonProps) {
  const { appliedCount, totalItems, onClear, ...panel } = props;
  return (
    <DrawerButton appliedCount={appliedCount} totalItems={totalItems} onClear={onClear}>
      <FilterPanel {...panel} />
    </DrawerButton>
  );
}
