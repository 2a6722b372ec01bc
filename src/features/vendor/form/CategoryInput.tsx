import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { memo } from 'react';
import { useCategories } from '../../../api/resources/categories';
import { ChoicesMissing } from '../../../forms/ChoicesMissing';
import { useFormField, type FormField } from '../../../forms/useFormField';
import { Checkbox } from '../../../ui/Choice';
import { choiceBox } from '../../../ui/choiceBox';

/** The contract's bound of the categories of a listing. */
const MOST = 3;

const LABEL = 'Categories';

interface CategoryControlProps {
  name: string;
  field: FormField<string[]>;
}

const CategoryControl = memo(function CategoryControl({ name, field }: CategoryControlProps) {
  const categories = useCategories();
  const isFull = field.value.length >= MOST;
  return (
    <FormControl component="fieldset" error={Boolean(field.error)} required>
      <FormLabel component="legend">{LABEL}</FormLabel>
      <FormHelperText id={field.messageId} component="div" sx={{ mt: 0.5 }}>
        {field.error ?? `Choose up to ${MOST}; buyers find your tool in each of them.`}
      </FormHelperText>
      <FormGroup id={field.id} sx={grid}>
        {categories.data?.items.map(({ id, name: text }) => {
          const isChosen = field.value.includes(id);
          return (
            <FormControlLabel
              key={id}
              label={text}
              sx={box}
              control={
                <Checkbox
                  name={name}
                  value={id}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    field.setValue(
                      isChosen ? field.value.filter((one) => one !== id) : [...field.value, id],
                    )
                  }
                  onBlur={field.leave}
                  aria-describedby={field.messageId}
                />
              }
            />
          );
        })}
      </FormGroup>
      <ChoicesMissing query={categories} what="The categories" />
    </FormControl>
  );
});

/** In columns, two of them on phones, so that no row is longer than another. */
const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
    sm: 'repeat(auto-fill, minmax(236px, 1fr))',
  },
  gap: 1,
  mt: 1,
} as const;

const box = {
  ...choiceBox,
  minHeight: 48,
  py: 0.75,
  pr: 1,
  borderRadius: '10px',
  '& .MuiFormControlLabel-label': {
    ...choiceBox['& .MuiFormControlLabel-label'],
    typography: 'body2',
  },
  '&:has(:disabled)': { borderStyle: 'dashed' },
} as const;

/** The categories in which buyers find the tool. */
export function CategoryInput({ name }: { name: string }) {
  const field = useFormField<string[]>(name, LABEL);
  return <CategoryControl name={name} field={field} />;
}
