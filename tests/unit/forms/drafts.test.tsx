import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { ApiError } from '../../../src/api/ApiError';
import { AppForm } from '../../../src/forms/AppForm';
import { dropAllDrafts } from '../../../src/forms/drafts';
import { PasswordInput } from '../../../src/forms/PasswordInput';
import { requiredText } from '../../../src/forms/schemaParts';
import { SubmitButton } from '../../../src/forms/SubmitButton';
import { TextInput } from '../../../src/forms/TextInput';
import { theme } from '../../../src/theme/theme';
import { RouterLink } from '../../../src/ui/RouterLink';
import { Toasts } from '../../../src/ui/Toasts';
import { clearToasts } from '../../../src/ui/toastStore';

const schema = object({ text: requiredText('Enter a question.', { max: 100 }) });

/** A page with a form and another one; `answer` settles what was sent. */
function setUp() {
  let count = 0;
  const onSentBefore = vi.fn<() => void>();
  let settle: { resolve: (result?: unknown) => void; reject: (error: unknown) => void };
  const form = (
    <AppForm
      label="Ask a question"
      draft="question"
      onSentBefore={onSentBefore}
      initialValues={{ text: '', password: '' }}
      validationSchema={schema}
      onSubmit={() => {
        count += 1;
        return new Promise((resolve, reject) => (settle = { resolve, reject }));
      }}
    >
      <TextInput name="text" label="Your question" />
      <PasswordInput name="password" label="Password" autoComplete="new-password" />
      <SubmitButton label="Send" />
    </AppForm>
  );
  const frame = (
    <>
      <RouterLink to="/form">Form</RouterLink>
      <RouterLink to="/other">Other</RouterLink>
      <Outlet />
      <Toasts />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/form', element: form },
          { path: '/other', element: <h1>Other page</h1> },
        ],
      },
    ],
    { initialEntries: ['/form'] },
  );
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const answer = (how: (settled: typeof settle) => void) =>
    act(async () => {
      how(settle);
      await Promise.resolve();
    });
  return { router, answer, isSentAgain: () => count > 1, onSentBefore };
}

const question = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Your question/ });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const type = async (text: string) =>
  fireEvent.change(await question(), { target: { value: text } });
const open = async (name: string) => {
  fireEvent.click(screen.getByRole('link', { name }));
  if (name === 'Other') await screen.findByRole('heading', { name: 'Other page' });
};
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('button', { name: 'Sending…' });
};

afterEach(() => {
  act(() => {
    dropAllDrafts();
    clearToasts();
  });
});

describe('a form that one leaves', () => {
  it('keeps what was typed, but never a password, and lets it be discarded', async () => {
    setUp();
    await type('Does it export to CSV?');
    fireEvent.change(password(), { target: { value: 'a secret' } });
    await open('Other');
    await open('Form');
    expect(await question()).toHaveValue('Does it export to CSV?');
    expect(password()).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(await question()).toHaveValue('');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
    await open('Other');
    await open('Form');
    expect(await question()).toHaveValue('');
  });

  it('forgets what was sent, also where the form is on screen again by then', async () => {
    const { answer } = setUp();
    await type('Does it export to CSV?');
    await send();
    await open('Other');
    await open('Form');
    expect(await question()).toHaveValue('Does it export to CSV?');
    await answer(({ resolve }) => resolve());
    expect(await question()).toHaveValue('');
  });

  it('is not sent twice, nor typed on, where it is on screen again before the answer', async () => {
    const { answer, isSentAgain } = setUp();
    await type('Does it export to CSV?');
    await send();
    await open('Other');
    await open('Form');
    expect(await question()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    await answer(({ resolve }) => resolve());
    expect(isSentAgain()).toBe(false);
    await type('And to XLSX?');
    expect(await question()).toHaveValue('And to XLSX?');
  });

  it('is told, where it is on screen again, that what was sent before it has arrived', async () => {
    const { answer, onSentBefore } = setUp();
    await type('Does it export to CSV?');
    await send();
    await answer(({ resolve }) => resolve());
    await type('Does it export to XLSX?');
    await send();
    await open('Other');
    await open('Form');
    expect(onSentBefore).not.toHaveBeenCalled();
    await answer(({ resolve }) => resolve());
    expect(onSentBefore).toHaveBeenCalledOnce();
  });

  it('can be changed and sent again where the answer is a refusal', async () => {
    const { answer } = setUp();
    await type('Does it export to CSV?');
    await send();
    await open('Other');
    await open('Form');
    await answer(({ reject }) => reject(new ApiError({ status: 500 })));
    expect(await screen.findByText(/^Ask a question: .*We kept what you typed\.$/)).toBeVisible();
    await type('Does it export to XLSX?');
    await send();
    await answer(({ resolve }) => resolve());
    expect(await question()).toHaveValue('');
  });

  it('keeps what someone else types by the same name when an answer comes late', async () => {
    const { answer } = setUp();
    await type('Does it export to CSV?');
    await send();
    await open('Other');
    act(dropAllDrafts);
    await open('Form');
    await type('Mine is another question.');
    await answer(({ resolve }) => resolve());
    expect(await question()).toHaveValue('Mine is another question.');
  });

  it('keeps what was not sent after all', async () => {
    const { answer } = setUp();
    await type('Does it export to CSV?');
    await send();
    await answer(({ resolve }) => resolve(false));
    expect(await question()).toHaveValue('Does it export to CSV?');
    await open('Other');
    await open('Form');
    expect(await question()).toHaveValue('Does it export to CSV?');
  });

  it('says on the next page that sending has failed, and leads back to the text', async () => {
    const { router, answer } = setUp();
    await type('Does it export to CSV?');
    await send();
    await open('Other');
    await answer(({ reject }) => reject(new ApiError({ status: 500 })));
    expect(
      await screen.findByText(
        'Ask a question: Something went wrong on our side. We kept what you typed.',
      ),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/other');
    await open('Form');
    expect(await question()).toHaveValue('Does it export to CSV?');
  });

  it('forgets every draft at once when a member signs out, also what is on screen', async () => {
    setUp();
    await type('Does it export to CSV?');
    act(() => dropAllDrafts());
    expect(await question()).toHaveValue('');
  });
});
