import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { object } from 'yup';
import { EMPTY_VALUES } from '../../../src/features/vendor/form/listingValues';
import { useAutosave } from '../../../src/features/vendor/form/useAutosave';
import { NEW_DRAFT, type ListingDraft } from '../../../src/features/vendor/form/useListingDraft';
import { AppForm } from '../../../src/forms/AppForm';
import { dropAllDrafts, keepDraft, readDraft } from '../../../src/forms/drafts';
import { renderWithApp } from '../../support/renderWithApp';

afterEach(dropAllDrafts);

const unreached = { saved: EMPTY_VALUES, leave: () => new Promise(() => {}) };

function Saver({ name }: { name: string }) {
  const draft = unreached as unknown as ListingDraft;
  useAutosave({ draft, name, onConflict: () => undefined });
  return null;
}

/** A form whose draft begins without what was typed when its button is pressed. */
function Form() {
  const [name, setName] = useState(NEW_DRAFT);
  return (
    <AppForm
      label="Add product"
      draft={name}
      initialValues={EMPTY_VALUES}
      validationSchema={object()}
      onSubmit={() => Promise.resolve()}
    >
      <Saver name={name} />
      <button type="button" onClick={() => setName('product ferrymark')}>
        Add a picture
      </button>
    </AppForm>
  );
}

it('keeps what is not saved under the id of the draft alone, once a picture has begun it', () => {
  keepDraft(NEW_DRAFT, { ...EMPTY_VALUES, name: 'Ferrymark' }, EMPTY_VALUES);
  const { unmount } = renderWithApp(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a picture' }));
  expect(readDraft('product ferrymark')).toMatchObject({ name: 'Ferrymark' });
  unmount();
  expect(readDraft(NEW_DRAFT)).toBeUndefined();
});
