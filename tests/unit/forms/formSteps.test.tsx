import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { object } from 'yup';
import { AppForm, type AppFormProps } from '../../../src/forms/AppForm';
import { requiredText } from '../../../src/forms/schemaParts';
import { SubmitButton } from '../../../src/forms/SubmitButton';
import { TextInput } from '../../../src/forms/TextInput';
import { theme } from '../../../src/theme/theme';

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
      </AppForm>
    );
  }
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Steps />
      </MemoryRouter>
    </ThemeProvider>,
  );
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
