import { test, type Page } from 'playwright/test';
import { expect } from '../fixtures';
import { PORT } from '../../support/builds.mjs';

interface Mail {
  to: string;
  text: string;
}

/** The latest mail to someone, as the mock server keeps it. */
async function latestMail(page: Page, to: string): Promise<string> {
  const response = await page.request.get(`http://localhost:${PORT + 3}/__mock/outbox`);
  const { items } = (await response.json()) as { items: Mail[] };
  return items.find((mail) => mail.to === to)?.text ?? '';
}

/** The code that was mailed last: the page shows the mails of a demonstration, a server keeps them. */
export async function mailedCode(page: Page, to: string): Promise<string> {
  if (test.info().project.name === 'live') return /\d{6}/.exec(await latestMail(page, to))![0];
  const outbox = page.getByRole('status', { name: 'Demo outbox' });
  await expect(outbox.getByText(`To ${to}`).first()).toBeVisible();
  const said = await outbox
    .getByText(/Your code is \d{6}/)
    .first()
    .textContent();
  return /\d{6}/.exec(said!)![0];
}
