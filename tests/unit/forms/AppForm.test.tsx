import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { ApiError } from '../../../src/api/ApiError';
import { AppForm } from '../../../src/forms/AppForm';
import { PasswordInput } from '../../../src/forms/PasswordInput';
import { newPassword, requiredEmail, requiredText } from '../../../src/forms/schemaParts';
import { SubmitButton } from '../../../src/forms/SubmitButton';
import { TextInput } from '../../../src/forms/TextInput';
import { theme } from '../../../src/theme/theme';

const schema = object({
  name: requiredText('Enter your name.', { max: 10 }),
  email: requiredEmail(),
  password: newPassword(),
});
const filled = { name: 'Sam', email: 'sam@northbeam.example', password: 'long enough' };
type Values = typeof filled;

function setUp(onSubmit: (values: Values) => Promise<unknown>, initialValues: Values = filled) {
  const form = (
    <AppForm
      label="Join"
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      <TextInput name="name" label="Name" required />
      <TextInput name="email" label="Email" type="email" required />
      <PasswordInput name="password" label="Password" autoComplete="new-password" required />
      <SubmitButton label="Send" pendingLabel="Sending…" />
    </AppForm>
  );
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
    </ThemeProvider>,
  );
  return userEvent.setup();
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });
const summary = () => screen.findByRole('group', { name: 'Please check what is marked below' });

describe('AppForm', () => {
  it('shows a message once the field was left, and not before', async () => {
    const user = setUp(async () => undefined);
    await user.clear(field(/Email/));
    await user.type(field(/Email/), 'sam@');
    expect(field(/Email/)).not.toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    await waitFor(() => expect(field(/Email/)).toHaveAttribute('aria-invalid', 'true'));
    expect(field(/Email/)).toHaveAccessibleDescription(/like name@example.com/);
  });

  it('moves the focus to a summary whose lines lead to the fields', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const user = setUp(onSubmit, { name: '', email: 'nobody', password: 'long enough' });
    await user.click(send());
    const box = await summary();
    expect(box).toHaveFocus();
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your name.', 'Enter an email address like name@example.com.']);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(within(box).getByRole('link', { name: 'Enter your name.' }));
    expect(field(/Name/)).toHaveFocus();
  });

  it('takes the focus again at the next failed attempt and goes away with a successful one', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const user = setUp(onSubmit, { ...filled, name: '' });
    await user.click(send());
    expect(await summary()).toHaveFocus();
    await user.click(send());
    await waitFor(async () => expect(await summary()).toHaveFocus());
    await user.type(field(/Name/), 'Sam');
    await user.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  });

  it('sends trimmed values, once on a double click, and stays focusable and as it is meanwhile', async () => {
    let finish = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = setUp(onSubmit, { ...filled, name: '  Sam ' });
    await user.dblClick(send());
    const pending = await screen.findByRole('button', { name: 'Sending…' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    expect(pending).toHaveFocus();
    // What would be typed now would go with the answer, unsent.
    await user.type(field(/Email/), 'x');
    expect(field(/Email/)).toHaveValue(filled.email);
    expect(field(/Email/)).toHaveAttribute('readonly');
    finish();
    await screen.findByRole('button', { name: 'Send' });
    expect(field(/Email/)).not.toHaveAttribute('readonly');
    expect(onSubmit.mock.calls).toEqual([[filled, expect.anything()]]);
  });

  it('shows what the server says of a field at the field, until its value changes', async () => {
    const taken = new ApiError({
      status: 409,
      type: 'urn:problem-type:email-taken',
      title: 'Taken',
      errors: [{ pointer: '/email', code: 'taken', detail: 'It has an account already.' }],
    });
    const user = setUp(() => Promise.reject(taken));
    await user.click(send());
    expect(await summary()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Email: It has an account already.' })).toBeVisible();
    expect(field(/Email/)).toHaveAccessibleDescription('It has an account already.');
    expect(field(/Email/)).toHaveValue(filled.email);
    // Leaving another field validates the form; the server's word has to outlive that.
    await user.click(field(/Name/));
    await user.tab();
    expect(field(/Email/)).toHaveAccessibleDescription('It has an account already.');
    await user.type(field(/Email/), 'x');
    await waitFor(() => expect(field(/Email/)).not.toHaveAttribute('aria-invalid', 'true'));
  });

  it('says in plain words that the server was not reached, and keeps what was typed', async () => {
    const user = setUp(() => Promise.reject(ApiError.unreachable()));
    await user.type(field(/Name/), 'my');
    await user.click(send());
    const box = await screen.findByRole('group', { name: 'We could not reach the server' });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveTextContent('Nothing you typed is lost.');
    expect(field(/Name/)).toHaveValue('Sammy');
  });

  it('lets a press that leaves a field finish before the message moves the page', async () => {
    const user = setUp(async () => undefined, { ...filled, name: '' });
    await user.click(field(/Name/));
    await user.pointer({ keys: '[MouseLeft>]', target: send() });
    expect(field(/Name/)).not.toHaveAttribute('aria-invalid', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: send() });
    await waitFor(() => expect(field(/Name/)).toHaveAttribute('aria-invalid', 'true'));
  });

  it('masks the password and shows it on request', async () => {
    const user = setUp(async () => undefined);
    const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });
});
