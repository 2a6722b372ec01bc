import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { object } from 'yup';
import { ApiError } from '../../../src/api/ApiError';
import { AppForm } from '../../../src/forms/AppForm';
import { requiredText } from '../../../src/forms/schemaParts';
import { SubmitButton } from '../../../src/forms/SubmitButton';
import { TextInput } from '../../../src/forms/TextInput';
import { theme } from '../../../src/theme/theme';
import { clearToasts } from '../../../src/ui/toastStore';
import { Toasts } from '../../../src/ui/Toasts';

afterEach(clearToasts);

const schema = object({ name: requiredText('Enter your name.', { max: 10 }) });
const taken = new ApiError({
  status: 409,
  type: 'urn:problem-type:conflict',
  title: 'That name is taken',
} as never);

/** Sends the form, then follows a link; the code of `/blog` comes when `arrive` is called. */
async function sendAndLeave(to = '/blog') {
  let refuse = () => {};
  let arrive = () => {};
  const answer = new Promise<never>((_, reject) => {
    refuse = () => reject(taken);
  });
  const code = new Promise<{ Component: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ Component: () => <h1>Blog</h1> });
  });
  const form = (
    <AppForm
      label="Join"
      initialValues={{ name: 'Sam' }}
      validationSchema={schema}
      onSubmit={() => answer}
    >
      <TextInput name="name" label="Name" />
      <SubmitButton label="Send" />
    </AppForm>
  );
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/blog', lazy: () => code },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
      <Toasts />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await act(async () => void router.navigate(to));
  await act(async () => refuse());
  return { router, user, arrive };
}

test('a refusal that comes while another page loads is told there, with a way back', async () => {
  const { user, arrive } = await sendAndLeave();
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  expect(screen.getByText(/That name is taken/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back to it' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('who calls the other page off finds the refusal at the form', async () => {
  const { router } = await sendAndLeave();
  await act(() => router.navigate('/'));
  expect(screen.getByRole('group', { name: 'That name is taken' })).toBeVisible();
});

test('who has opened another step of the form meanwhile finds the refusal there', async () => {
  await sendAndLeave('/?step=5');
  expect(screen.getByRole('group', { name: 'That name is taken' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go back to it' })).toBeNull();
});
