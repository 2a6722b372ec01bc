import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { object } from 'yup';
import { ApiError } from '../../../src/api/ApiError';
import { AppForm, type AppFormProps } from '../../../src/forms/AppForm';
import { requiredText } from '../../../src/forms/schemaParts';
import { SubmitButton } from '../../../src/forms/SubmitButton';
import { TextInput } from '../../../src/forms/TextInput';
import { renderWithApp } from '../../support/renderWithApp';

const schema = object({
  name: requiredText('Enter your name.', { max: 10 }),
  city: requiredText('Enter your city.', { max: 10 }),
  note: requiredText('Enter a note.', { max: 10 }),
});
const filled = { name: 'Sam', city: 'Bern', note: 'Hello' };
const STEPS = ['name', 'city'] as const;

type Submit = AppFormProps<typeof filled>['onSubmit'];

/** A form of three steps, whose fields are all in view; tells which steps were done. */
function setUp(onSubmit: Submit = vi.fn(async () => undefined)) {
  const onDone = vi.fn<(field: string) => void>();
  function Steps() {
    const [index, setIndex] = useState(0);
    const open = STEPS[index];
    const step = open && {
      fields: [open],
      onDone: () => {
        onDone(open);
        setIndex(index + 1);
      },
    };
    return (
      <AppForm
        label="Join"
        initialValues={filled}
        validationSchema={schema}
        onSubmit={onSubmit}
        step={step}
      >
        <TextInput name="name" label="Name" required />
        <TextInput name="city" label="City" required />
        <TextInput name="note" label="Note" required />
        <SubmitButton label={open ? 'Continue' : 'Send'} />
        <button type="button" onClick={() => setIndex(0)}>
          First step
        </button>
      </AppForm>
    );
  }
  renderWithApp(<Steps />);
  return { onDone, onSubmit };
}

const PATIENT = { timeout: 5000 };

const press = () => fireEvent.submit(screen.getByRole('form', { name: 'Join' }));

it('goes on by one step where its button is pressed twice, and by another one later', async () => {
  const { onDone, onSubmit } = setUp();
  // Before the first press is answered, and when it has just been.
  press();
  press();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  press();
  await waitFor(() => {
    press();
    expect(onDone).toHaveBeenCalledTimes(2);
  }, PATIENT);
  expect(onDone.mock.calls).toEqual([['name'], ['city']]);
  press();
  expect(onSubmit).not.toHaveBeenCalled();
  await waitFor(() => {
    press();
    expect(onSubmit).toHaveBeenCalledOnce();
  }, PATIENT);
});

it('keeps telling what the server has refused, and holds its step, until it is changed', async () => {
  const refusal = new ApiError({
    status: 422,
    type: 'urn:problem-type:validation-failed',
    title: 'Some of it is not right',
    errors: [
      { pointer: '/name', code: 'format', detail: 'Is no name.' },
      { pointer: '/note', code: 'format', detail: 'Is no note.' },
    ],
  });
  const { onDone, onSubmit } = setUp(vi.fn(() => Promise.reject(refusal)));
  await waitFor(() => {
    press();
    expect(onSubmit).toHaveBeenCalledOnce();
  }, PATIENT);
  const box = await screen.findByRole('group', { name: 'Please check what is marked below' });
  fireEvent.click(screen.getByRole('button', { name: 'First step' }));
  onDone.mockClear();
  const lines = () =>
    within(box)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual(['Name: Is no name.', 'Note: Is no note.']);

  // Its own field is refused: the step is not done, and both are told again.
  (document.activeElement as HTMLElement).blur();
  await waitFor(() => {
    press();
    expect(box).toHaveFocus();
  }, PATIENT);
  expect(onDone).not.toHaveBeenCalled();
  expect(lines()).toEqual(['Name: Is no name.', 'Note: Is no note.']);

  // Once it is changed, the step is done; what is refused in another one stays told.
  fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'Samuel' } });
  await waitFor(() => {
    press();
    expect(onDone.mock.calls[0]).toEqual(['name']);
  }, PATIENT);
  expect(screen.getByRole('link', { name: 'Note: Is no note.' })).toBeVisible();
});
