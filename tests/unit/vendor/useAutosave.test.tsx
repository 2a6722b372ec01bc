import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { object } from 'yup';
import { ApiError } from '../../../src/api/ApiError';
import { EMPTY_VALUES } from '../../../src/features/vendor/form/listingValues';
import { SaveStatus } from '../../../src/features/vendor/form/SaveStatus';
import { useAutosave } from '../../../src/features/vendor/form/useAutosave';
import { NEW_DRAFT, type ListingDraft } from '../../../src/features/vendor/form/useListingDraft';
import { AppForm } from '../../../src/forms/AppForm';
import { TextInput } from '../../../src/forms/TextInput';
import { dropAllDrafts, keepDraft, readDraft } from '../../../src/forms/drafts';
import { renderWithApp } from '../../support/renderWithApp';

afterEach(dropAllDrafts);

const unreached = { saved: EMPTY_VALUES, leave: () => new Promise(() => {}) };

function Saver({ name }: { name: string }) {
  const draft = unreached as unknown as ListingDraft;
  useAutosave({ draft, name, settled: 0, onConflict: () => undefined });
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

/** A form whose draft another window has changed; its button is pressed once this version stays. */
function ConflictForm() {
  const [settled, setSettled] = useState(0);
  const conflict = new ApiError({ status: 412, title: 'Changed elsewhere.' });
  const draft = { ...unreached, save: () => Promise.reject(conflict) };
  return (
    <AppForm
      label="Add product"
      initialValues={EMPTY_VALUES}
      validationSchema={object()}
      onSubmit={() => Promise.resolve()}
    >
      <TextInput name="name" label="Tool name" />
      <Status draft={draft as unknown as ListingDraft} settled={settled} />
      <button type="button" onClick={() => setSettled(1)}>
        This version stays
      </button>
    </AppForm>
  );
}

function Status(parts: { draft: ListingDraft; settled: number }) {
  return (
    <SaveStatus {...useAutosave({ ...parts, name: NEW_DRAFT, onConflict: () => undefined })} />
  );
}

it('calls nothing a conflict that was typed while it was chosen which version stays', async () => {
  renderWithApp(<ConflictForm />);
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Tool name/ }), { target: { value } });
  type('Ferrymark');
  expect(await screen.findByText(/^Not saved/)).toBeInTheDocument();
  type('Ferrymark Two');
  fireEvent.click(screen.getByRole('button', { name: 'This version stays' }));
  expect(screen.getByText('Saving your draft…')).toBeInTheDocument();
});
